package heraldo.bot.render.png;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Collects bits, the lowest first (RFC 1951, 3.1.1). */
final class BitSink {

    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private byte[] bytes;
    private int size;
    private long waiting;
    private int waitingBits;

    /** A sink that expects so many bytes; it grows. */
    BitSink(int expected) {
        bytes = new byte[expected + Long.BYTES];
    }

    /** Adds the lowest bits of a value, at most 56, of which no higher one is set. */
    void put(long value, int bits) {
        waiting |= value << waitingBits;
        waitingBits += bits;
        if (size + Long.BYTES > bytes.length) {
            bytes = Arrays.copyOf(bytes, 2 * bytes.length);
        }
        // All eight bytes are stored, of which the whole ones stay: no branch depends on how many these are.
        LONGS.set(bytes, size, waiting);
        size += waitingBits / Byte.SIZE;
        waiting >>>= waitingBits & -Byte.SIZE;
        waitingBits &= Byte.SIZE - 1;
    }

    /** Fills up the last byte. */
    void align() {
        put(0, -waitingBits & (Byte.SIZE - 1));
    }

    /** Adds whole bytes after others. */
    void append(byte... more) {
        if (waitingBits > 0) {
            throw new IllegalStateException("the last byte is not full");
        }
        if (size + more.length + Long.BYTES > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, size + more.length + Long.BYTES));
        }
        System.arraycopy(more, 0, bytes, size, more.length);
        size += more.length;
    }

    byte[] bytes() {
        return Arrays.copyOf(bytes, size);
    }
}
