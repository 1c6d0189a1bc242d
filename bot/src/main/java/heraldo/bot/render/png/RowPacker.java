package heraldo.bot.render.png;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.List;
import java.util.zip.Adler32;

/**
 * Packs the rows of a picture into a zlib stream (RFC 1950, 1951). It looks for repetitions only where plates have them: one
 * pixel back, one row back, and where the same four or eight bytes stood last. That makes files as small as those of the JDK's
 * deflater at level 4 in about half the time.
 */
final class RowPacker {

    /** The zlib header: deflate, with a window of 32 KiB, without a dictionary. */
    private static final int HEAD = 0x0178;

    /** The bits that begin an empty block that is stored as it is; its lengths follow, on whole bytes. */
    private static final int EMPTY_BITS = 3;

    private static final long EMPTY_LENGTHS = 0xFFFF_0000L;

    /** A last block in the fixed codes, with nothing in it but its end. */
    private static final int LAST_EMPTY = 0b011;

    private static final int LAST_EMPTY_BITS = 10;

    /** The shortest repetition the format knows and the shortest that pays off anywhere but right before. */
    private static final int LEAST = 3;

    private static final int WORTH = 4;

    private static final int LONGEST = 258;
    private static final int FARTHEST = 1 << 15;

    /** A repetition so long is taken without looking for a longer one. */
    private static final int ENOUGH = 32;

    /** Of a repetition so many places are remembered as places to repeat from. */
    private static final int REMEMBERED = 8;

    private static final int TABLE_BITS = 14;
    private static final int GOLDEN = 0x9E37_79B1;
    private static final long LONG_GOLDEN = 0x9E37_79B9_7F4A_7C15L;

    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private final byte[] bytes;
    private final int row;

    /** The end of the band that it packs. */
    private final int end;

    private final BitSink sink = new BitSink(1 << 16);
    private final PackedBlock block = new PackedBlock(sink);

    /** The last positions of four and of eight bytes, by their hash. */
    private final int[] fours = new int[1 << TABLE_BITS];

    private final int[] eights = new int[1 << TABLE_BITS];

    private RowPacker(byte[] bytes, int row, int end) {
        this.bytes = bytes;
        this.row = row;
        this.end = end;
    }

    /**
     * The stream of some bytes: bands of rows that are packed beside each other.
     *
     * @param row the number of bytes of a row, at least 1; the last one may have fewer
     */
    static byte[] pack(byte[] bytes, int row) {
        int rows = (bytes.length + row - 1) / row;
        List<byte[]> bands = Bands.of(rows, (from, to) -> {
            int end = Math.min(bytes.length, to * row);
            return new RowPacker(bytes, row, end).pack(from * row);
        });
        BitSink stream = new BitSink(1 << 18);
        stream.put(HEAD, Short.SIZE);
        bands.forEach(stream::append);
        stream.put(LAST_EMPTY, LAST_EMPTY_BITS);
        stream.align();
        Adler32 check = new Adler32();
        check.update(bytes);
        stream.put(Integer.toUnsignedLong(Integer.reverseBytes((int) check.getValue())), Integer.SIZE);
        return stream.bytes();
    }

    /**
     * Packs a band, which may repeat what stands above it, up to whole bytes. Its first byte repeats none. A repetition waits
     * until it is known that none begins one byte later that is longer.
     */
    private byte[] pack(int from) {
        int last = end - Long.BYTES;
        int at = from;
        if (at <= last) {
            block.literal(bytes[at++]);
        }
        while (at <= last) {
            int found = look(at);
            while (found >= LEAST << Short.SIZE && found < ENOUGH << Short.SIZE && at < last) {
                int next = look(at + 1);
                if (next >> Short.SIZE <= found >> Short.SIZE) {
                    break;
                }
                block.literal(bytes[at++]);
                found = next;
            }
            int length = found >> Short.SIZE;
            if (length < LEAST) {
                block.literal(bytes[at++]);
            } else {
                block.repetition(length, found & 0xFFFF);
                remember(at + 2, Math.min(at + Math.min(length, REMEMBERED), last));
                at += length;
            }
        }
        while (at < end) {
            block.literal(bytes[at++]);
        }
        block.end();
        sink.put(0, EMPTY_BITS);
        sink.align();
        sink.put(EMPTY_LENGTHS, Integer.SIZE);
        return sink.bytes();
    }

    /**
     * The best repetition that begins there: its length, if there is one, above the 16 bits of its distance. Nobody can guess
     * which one that is, so no branch depends on what the first eight bytes have in common.
     */
    private int look(int at) {
        long here = (long) LONGS.get(bytes, at);
        int first = Math.max(0, at - FARTHEST);
        int above = Math.max(first, at - row);
        int four = last(fours, four(here), at, first);
        int eight = last(eights, eight(here), at, first);
        int back = ofEight(here, at - 1);
        int up = ofEight(here, above);
        int far = ofEight(here, eight);
        if (Math.max(Math.max(back, up), far) == Long.BYTES) {
            back = common(at, at - 1);
            up = back < ENOUGH ? common(at, above) : up;
            far = Math.max(back, up) < ENOUGH ? common(at, eight) : far;
        }
        int best = back < LEAST ? 0 : back << Short.SIZE | 1;
        best = better(best, up, at - above, 2);
        best = better(best, far, at - eight, 1);
        int near = ofEight(here, four);
        return near <= best >> Short.SIZE ? best : better(best, common(at, four), at - four, 1);
    }

    /**
     * Returns the last position of bytes of a hash, the same bytes or not, but no less than {@code first}; stores the current
     * one.
     */
    private static int last(int[] table, int kind, int at, int first) {
        int last = Math.max(first, table[kind]);
        table[kind] = at;
        return last;
    }

    /** The better one of a repetition and another one, which is farther off and has to be so much longer. */
    private static int better(int best, int length, int distance, int more) {
        return length < Math.max(WORTH, (best >> Short.SIZE) + more) ? best : length << Short.SIZE | distance;
    }

    /** Counts the first of eight bytes that are the same at another position. */
    private int ofEight(long here, int from) {
        return Long.numberOfTrailingZeros(here ^ (long) LONGS.get(bytes, from)) / Byte.SIZE;
    }

    /** Counts the bytes that are the same at two positions, as far as a repetition may reach. */
    private int common(int at, int from) {
        int most = Math.min(LONGEST, end - at);
        int same = 0;
        while (same <= most - Long.BYTES) {
            long differing = (long) LONGS.get(bytes, at + same) ^ (long) LONGS.get(bytes, from + same);
            if (differing != 0) {
                return same + Long.numberOfTrailingZeros(differing) / Byte.SIZE;
            }
            same += Long.BYTES;
        }
        while (same < most && bytes[at + same] == bytes[from + same]) {
            same++;
        }
        return same;
    }

    private void remember(int from, int to) {
        for (int at = from; at < to; at++) {
            long here = (long) LONGS.get(bytes, at);
            fours[four(here)] = at;
            eights[eight(here)] = at;
        }
    }

    private static int four(long here) {
        return ((int) here * GOLDEN) >>> (Integer.SIZE - TABLE_BITS);
    }

    private static int eight(long here) {
        return (int) ((here * LONG_GOLDEN) >>> (Long.SIZE - TABLE_BITS));
    }
}
