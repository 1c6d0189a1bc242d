package heraldo.rules.chance;

import java.nio.ByteBuffer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Dice drawn from a seed: block j of a label's stream is HMAC-SHA256(seed, label 0 u64(j)), eight words of 32 bits. A
 * die of n sides skips words at or above the largest multiple of n, so that every side is equally likely. For one thread.
 */
public final class KeyedDice implements Dice {

    private final Supplier<byte[]> seed;
    private @Nullable Hmac hmac;

    /**
     * Dice of a turn or of the set-up.
     *
     * @param seed 32 bytes, see {@link SeedChain}
     */
    public KeyedDice(byte[] seed) {
        this(() -> seed);
    }

    /**
     * The same, of a seed that is worked out when the first die is thrown: many steps of a turn throw none.
     *
     * @param seed asked for once at most
     */
    public KeyedDice(Supplier<byte[]> seed) {
        this.seed = seed;
    }

    private Hmac hmac() {
        Hmac known = hmac;
        if (known == null) {
            known = new Hmac(seed.get());
            hmac = known;
        }
        return known;
    }

    @Override
    public Stream stream(String label) {
        return new Words(hmac(), Digests.numbered(label));
    }

    @Override
    public long lot(String label) {
        return ByteBuffer.wrap(hmac().of(Digests.numbered(label))).getLong();
    }

    /** The words of one stream. */
    private static final class Words implements Stream {

        private static final long RANGE = 1L << 32;
        private static final byte[] NOTHING = {};

        private final Hmac hmac;

        /** Its label and the number of its next block. */
        private final byte[] text;

        private byte[] block = NOTHING;
        private int read;
        private long blocks;

        Words(Hmac hmac, byte[] text) {
            this.hmac = hmac;
            this.text = text;
        }

        @Override
        public int next(int sides) {
            long limit = RANGE / sides * sides;
            long word = word();
            while (word >= limit) {
                word = word();
            }
            return (int) (word % sides) + 1;
        }

        private long word() {
            if (read == block.length) {
                block = nextBlock();
                read = 0;
            }
            long word = 0;
            for (int end = read + Integer.BYTES; read < end; read++) {
                word = word << Byte.SIZE | Byte.toUnsignedInt(block[read]);
            }
            return word;
        }

        /** Most streams end in their first block, whose number stands there already. */
        private byte[] nextBlock() {
            if (blocks > 0) {
                Digests.renumber(text, blocks);
            }
            blocks++;
            return hmac.of(text);
        }
    }
}
