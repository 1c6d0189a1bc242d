package heraldo.bot.render;

import java.util.Arrays;

/**
 * A block of a packed stream with codes of its own (RFC 1951, 3.2.7): literal bytes and repetitions are collected until it is
 * full, then written in the codes that suit them.
 */
final class PackedBlock {

    private static final int MOST = 1 << 16;
    private static final int END = 256;
    private static final int LITERALS = 286;
    private static final int DISTANCES = 30;
    private static final int LEAST_LENGTH = 3;

    /** The longest repetition has a symbol of its own. */
    private static final int LONGEST = 258;

    private static final int LONGEST_SYMBOL = 285;

    /** How many bits of a length or a distance below its highest one belong to its symbol. */
    private static final int LENGTH_DETAIL = 2;

    private static final int DISTANCE_DETAIL = 1;

    private static final int LONGEST_CODE = 15;
    private static final int LONGEST_CODE_OF_LENGTHS = 7;
    private static final int DYNAMIC = 2;

    /** Symbols for so many noughts at least, in the code of lengths; what is added to them has so many bits. */
    private static final int NOUGHTS = 17;

    private static final int MANY_NOUGHTS = 18;
    private static final int FEW = 3;
    private static final int MANY = 11;
    private static final int MOST_NOUGHTS = 138;
    private static final int[] LENGTH_ORDER = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};

    private final BitSink sink;

    /** A literal as its byte; a repetition as its length above the 16 bits of its distance. */
    private final int[] parts = new int[MOST];

    private final int[] literals = new int[LITERALS];
    private final int[] distances = new int[DISTANCES];
    private int count;

    PackedBlock(BitSink sink) {
        this.sink = sink;
    }

    void literal(byte value) {
        int literal = value & 0xFF;
        literals[literal]++;
        add(literal);
    }

    /** So many bytes that stood so far before. */
    void repetition(int length, int distance) {
        literals[lengthSymbol(length)]++;
        distances[symbol(distance - 1, DISTANCE_DETAIL)]++;
        add(length << Short.SIZE | distance);
    }

    private void add(int part) {
        parts[count++] = part;
        if (count == MOST) {
            end(false);
        }
    }

    /** Writes the block; whatever comes next is another one's. */
    void end(boolean last) {
        literals[END]++;
        HuffmanCode literal = HuffmanCode.of(literals, LONGEST_CODE);
        HuffmanCode distance = HuffmanCode.of(distances, LONGEST_CODE);
        sink.put(last ? 1 : 0, 1);
        sink.put(DYNAMIC, 2);
        codes(literal, distance);
        for (int i = 0; i < count; i++) {
            part(parts[i], literal, distance);
        }
        literal.put(END, sink);
        count = 0;
        Arrays.fill(literals, 0);
        Arrays.fill(distances, 0);
    }

    private void part(int part, HuffmanCode literal, HuffmanCode distance) {
        if (part < END) {
            literal.put(part, sink);
            return;
        }
        int length = part >> Short.SIZE;
        literal.put(lengthSymbol(length), sink);
        detail(length == LONGEST ? 0 : length - LEAST_LENGTH, LENGTH_DETAIL);
        int back = (part & 0xFFFF) - 1;
        distance.put(symbol(back, DISTANCE_DETAIL), sink);
        detail(back, DISTANCE_DETAIL);
    }

    private static int lengthSymbol(int length) {
        return length == LONGEST ? LONGEST_SYMBOL : END + 1 + symbol(length - LEAST_LENGTH, LENGTH_DETAIL);
    }

    /** The symbol of a value: where its highest bit stands, and the bits right below it. */
    private static int symbol(int value, int detail) {
        int below = below(value, detail);
        return below < 0 ? value : ((below + 1) << detail) + ((value >> below) & ((1 << detail) - 1));
    }

    private void detail(int value, int detail) {
        int below = below(value, detail);
        if (below > 0) {
            sink.put(value & (1 << below) - 1, below);
        }
    }

    /** How many bits a value has below those that its symbol tells; less than 0 if it is told whole. */
    private static int below(int value, int detail) {
        return Integer.SIZE - 1 - Integer.numberOfLeadingZeros(value) - detail;
    }

    /** The lengths of both codes, in a code of their own. */
    private void codes(HuffmanCode literal, HuffmanCode distance) {
        int some = literal.used(END + 1);
        int others = distance.used(1);
        int[] lengths = Arrays.copyOf(literal.lengths(), some + others);
        System.arraycopy(distance.lengths(), 0, lengths, some, others);
        int[] symbols = folded(lengths);
        int[] counts = new int[LENGTH_ORDER.length];
        Arrays.stream(symbols).forEach(symbol -> counts[symbol & 0xFF]++);
        HuffmanCode code = HuffmanCode.of(counts, LONGEST_CODE_OF_LENGTHS);
        int told = LENGTH_ORDER.length;
        while (code.lengths()[LENGTH_ORDER[told - 1]] == 0) {
            told--;
        }
        sink.put(some - END - 1, 5);
        sink.put(others - 1, 5);
        sink.put(told - 4, 4);
        for (int i = 0; i < told; i++) {
            sink.put(code.lengths()[LENGTH_ORDER[i]], 3);
        }
        for (int symbol : symbols) {
            code.put(symbol & 0xFF, sink);
            sink.put(symbol >> Byte.SIZE, (symbol & 0xFF) == NOUGHTS ? 3 : (symbol & 0xFF) == MANY_NOUGHTS ? 7 : 0);
        }
    }

    /** Lengths in which noughts in a row are one symbol, with what is added to it above its eight bits. */
    private static int[] folded(int... lengths) {
        int[] folded = new int[lengths.length];
        int count = 0;
        int at = 0;
        while (at < lengths.length) {
            int noughts = 0;
            while (noughts < MOST_NOUGHTS && at + noughts < lengths.length && lengths[at + noughts] == 0) {
                noughts++;
            }
            if (noughts < FEW) {
                folded[count++] = lengths[at++];
            } else {
                folded[count++] = noughts < MANY
                        ? NOUGHTS | ((noughts - FEW) << Byte.SIZE)
                        : MANY_NOUGHTS | ((noughts - MANY) << Byte.SIZE);
                at += noughts;
            }
        }
        return Arrays.copyOf(folded, count);
    }
}
