package heraldo.bot.render;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/** Collects bits, the lowest first (RFC 1951, 3.1.1). */
final class BitSink {

    private static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

    private byte[] bytes;
    private int size;
    private long waiting;
    private int waitingBits;

    /** A sink that expects so many bytes, at least 4; it grows. */
    BitSink(int expected) {
        bytes = new byte[expected];
    }

    /** Adds the lowest bits of a value, at most 32, of which no higher one is set. */
    void put(int value, int bits) {
        waiting |= Integer.toUnsignedLong(value) << waitingBits;
        waitingBits += bits;
        if (waitingBits >= Integer.SIZE) {
            store();
            size += Integer.BYTES;
            waiting >>>= Integer.SIZE;
            waitingBits -= Integer.SIZE;
        }
    }

    private void store() {
        if (size + Integer.BYTES > bytes.length) {
            bytes = Arrays.copyOf(bytes, 2 * bytes.length);
        }
        INTS.set(bytes, size, (int) waiting);
    }

    /** Fills up the last byte. */
    void align() {
        store();
        size += (waitingBits + Byte.SIZE - 1) / Byte.SIZE;
        waiting = 0;
        waitingBits = 0;
    }

    byte[] bytes() {
        return Arrays.copyOf(bytes, size);
    }
}
