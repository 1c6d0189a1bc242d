package heraldo.bot.render.png;

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
    private static final int FARTHEST = 1 << 15;
    private static final int LEAST_LENGTH = 3;

    /** The longest repetition has a symbol of its own. */
    private static final int LONGEST = 258;

    private static final int LONGEST_SYMBOL = 285;

    /** The number of bits of a length or a distance below its highest one that belong to its symbol. */
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

    /** The symbol of each distance. */
    private static final byte[] DISTANCE_SYMBOLS = distanceSymbols();

    /** Stands for the distance of a literal, which has none. */
    private static final int NO_DISTANCE = DISTANCES;

    private final BitSink sink;

    /** A literal as its byte, a repetition as its length and {@link #END}: above the 16 bits of its distance. */
    private final int[] parts = new int[MOST];

    private int count;

    PackedBlock(BitSink sink) {
        this.sink = sink;
    }

    void literal(byte value) {
        add((value & 0xFF) << Short.SIZE);
    }

    /** So many bytes that stood so far before. */
    void repetition(int length, int distance) {
        add((END + length) << Short.SIZE | distance);
    }

    private void add(int part) {
        parts[count++] = part;
        if (count == MOST) {
            end();
        }
    }

    /** Writes the block, which is not the last one of a stream; whatever comes next is another one's. */
    void end() {
        int[] heads = new int[END + LONGEST + 1];
        int[] distances = new int[NO_DISTANCE + 1];
        for (int i = 0; i < count; i++) {
            heads[parts[i] >> Short.SIZE]++;
            distances[DISTANCE_SYMBOLS[parts[i] & 0xFFFF]]++;
        }
        HuffmanCode literal = HuffmanCode.of(literals(heads), LONGEST_CODE);
        HuffmanCode distance = HuffmanCode.of(Arrays.copyOf(distances, DISTANCES), LONGEST_CODE);
        sink.put(DYNAMIC << 1, 3);
        codes(literal, distance);
        parts(literal, distance);
        literal.put(END, sink);
        count = 0;
    }

    /** Counts each symbol of literals and lengths, and the end symbol once. */
    private static int[] literals(int... heads) {
        int[] literals = Arrays.copyOf(heads, LITERALS);
        Arrays.fill(literals, END, LITERALS, 0);
        literals[END] = 1;
        for (int length = LEAST_LENGTH; length <= LONGEST; length++) {
            literals[lengthSymbol(length)] += heads[END + length];
        }
        return literals;
    }

    /** All parts, each in one go and without a branch, for which kind comes next cannot be guessed. */
    private void parts(HuffmanCode literal, HuffmanCode distance) {
        long[] heads = heads(literal);
        int[] codes = Arrays.copyOf(distance.bits(), NO_DISTANCE + 1);
        int[] lengths = Arrays.copyOf(distance.lengths(), NO_DISTANCE + 1);
        int[] details = new int[NO_DISTANCE + 1];
        for (int symbol = 2 << DISTANCE_DETAIL; symbol < DISTANCES; symbol++) {
            details[symbol] = (symbol >> DISTANCE_DETAIL) - 1;
        }
        for (int i = 0; i < count; i++) {
            long head = heads[parts[i] >> Short.SIZE];
            int away = parts[i] & 0xFFFF;
            int symbol = DISTANCE_SYMBOLS[away];
            int detail = details[symbol];
            long tail = codes[symbol] | (long) (away - 1 & (1 << detail) - 1) << lengths[symbol];
            int bits = (int) (head >> Integer.SIZE);
            sink.put((head & 0xFFFF_FFFFL) | tail << bits, bits + lengths[symbol] + detail);
        }
    }

    /** The bits of each literal and of each length, with its detail: how many above what they are. */
    private static long[] heads(HuffmanCode literal) {
        long[] heads = new long[END + LONGEST + 1];
        for (int i = 0; i < END; i++) {
            heads[i] = (long) literal.lengths()[i] << Integer.SIZE | literal.bits()[i];
        }
        for (int length = LEAST_LENGTH; length <= LONGEST; length++) {
            int symbol = lengthSymbol(length);
            int value = length == LONGEST ? 0 : length - LEAST_LENGTH;
            int below = Math.max(0, below(value, LENGTH_DETAIL));
            int bits = literal.lengths()[symbol];
            int detail = value & (1 << below) - 1;
            heads[END + length] = (long) (bits + below) << Integer.SIZE | literal.bits()[symbol] | detail << bits;
        }
        return heads;
    }

    private static byte[] distanceSymbols() {
        byte[] symbols = new byte[FARTHEST + 1];
        symbols[0] = DISTANCES;
        for (int distance = 1; distance <= FARTHEST; distance++) {
            symbols[distance] = (byte) symbol(distance - 1, DISTANCE_DETAIL);
        }
        return symbols;
    }

    private static int lengthSymbol(int length) {
        return length == LONGEST ? LONGEST_SYMBOL : END + 1 + symbol(length - LEAST_LENGTH, LENGTH_DETAIL);
    }

    /** The symbol of a value: where its highest bit stands, and the bits right below it. */
    private static int symbol(int value, int detail) {
        int below = below(value, detail);
        return below < 0 ? value : ((below + 1) << detail) + ((value >> below) & ((1 << detail) - 1));
    }

    /**
     * Returns the number of extra bits of a value, below those in its symbol; less than 0 if the symbol tells the whole value.
     */
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
