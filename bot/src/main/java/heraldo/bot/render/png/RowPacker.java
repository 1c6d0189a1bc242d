package heraldo.bot.render.png;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.zip.Adler32;

/**
 * Packs the rows of a picture into a zlib stream (RFC 1950, 1951). It looks for repetitions only where plates have them: one
 * pixel back, one row back, and where the same four or eight bytes stood last. That makes files as small as those of the JDK's
 * deflater at level 4 in about half the time.
 */
final class RowPacker {

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

    private static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private final byte[] bytes;
    private final int row;
    private final PackedBlock block;

    /** Where the last four and the last eight bytes of a kind stood. */
    private final int[] fours = never();

    private final int[] eights = never();

    /** The best repetition that was found at the last place looked at. */
    private int length;

    private int distance;

    private RowPacker(byte[] bytes, int row, BitSink sink) {
        this.bytes = bytes;
        this.row = row;
        this.block = new PackedBlock(sink);
    }

    /**
     * The stream of some bytes.
     *
     * @param row how many bytes a row has, at least 1
     */
    static byte[] pack(byte[] bytes, int row) {
        BitSink sink = new BitSink(1 << 18);
        sink.put(0x0178, Short.SIZE);
        new RowPacker(bytes, row, sink).pack();
        sink.align();
        Adler32 check = new Adler32();
        check.update(bytes);
        sink.put(Integer.toUnsignedLong(Integer.reverseBytes((int) check.getValue())), Integer.SIZE);
        return sink.bytes();
    }

    private static int[] never() {
        int[] table = new int[1 << TABLE_BITS];
        Arrays.fill(table, -FARTHEST - 1);
        return table;
    }

    /** A repetition waits until it is known that none begins one byte later that is longer. */
    private void pack() {
        int last = bytes.length - Long.BYTES;
        int at = 0;
        while (at <= last) {
            look(at);
            int found = length;
            int from = distance;
            while (found >= LEAST && found < ENOUGH && at < last) {
                look(at + 1);
                if (length <= found) {
                    break;
                }
                block.literal(bytes[at++]);
                found = length;
                from = distance;
            }
            if (found < LEAST) {
                block.literal(bytes[at++]);
            } else {
                block.repetition(found, from);
                remember(at + 2, Math.min(at + Math.min(found, REMEMBERED), last));
                at += found;
            }
        }
        while (at < bytes.length) {
            block.literal(bytes[at++]);
        }
        block.end(true);
    }

    private void look(int at) {
        int four = four(at);
        int eight = eight(at);
        int lastFour = fours[four];
        int lastEight = eights[eight];
        fours[four] = at;
        eights[eight] = at;
        length = 0;
        if (at > 0 && bytes[at] == bytes[at - 1]) {
            look(at, at - 1, LEAST);
        }
        if (length < ENOUGH && at >= row) {
            look(at, at - row, Math.max(WORTH, length + 2));
        }
        if (length < ENOUGH && at - lastEight <= FARTHEST) {
            look(at, lastEight, Math.max(WORTH, length + 1));
        }
        if (length < Long.BYTES && at - lastFour <= FARTHEST) {
            look(at, lastFour, Math.max(WORTH, length + 1));
        }
    }

    private void look(int at, int from, int least) {
        int common = common(at, from);
        if (common >= least) {
            length = common;
            distance = at - from;
        }
    }

    private int common(int at, int from) {
        int most = Math.min(LONGEST, bytes.length - at);
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
            fours[four(at)] = at;
            eights[eight(at)] = at;
        }
    }

    private int four(int at) {
        return ((int) INTS.get(bytes, at) * GOLDEN) >>> (Integer.SIZE - TABLE_BITS);
    }

    private int eight(int at) {
        return (int) (((long) LONGS.get(bytes, at) * LONG_GOLDEN) >>> (Long.SIZE - TABLE_BITS));
    }
}
