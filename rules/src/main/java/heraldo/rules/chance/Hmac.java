package heraldo.rules.chance;

import java.security.MessageDigest;
import java.util.Arrays;

/**
 * HMAC-SHA256 (RFC 2104) with one key, for many texts: what follows from the key alone is hashed once. Lives as long as its key is
 * used, on one thread.
 */
final class Hmac {

    private static final int BLOCK = 64;
    private static final byte INNER = 0x36;
    private static final byte OUTER = 0x5c;

    private final MessageDigest inner;
    private final MessageDigest outer;

    Hmac(byte[] key) {
        byte[] block = Arrays.copyOf(key.length > BLOCK ? Digests.sha256(key) : key, BLOCK);
        this.inner = begun(block, INNER);
        this.outer = begun(block, OUTER);
    }

    private static MessageDigest begun(byte[] key, byte pad) {
        byte[] padded = new byte[BLOCK];
        for (int i = 0; i < BLOCK; i++) {
            padded[i] = (byte) (key[i] ^ pad);
        }
        MessageDigest digest = Digests.begun();
        digest.update(padded);
        return digest;
    }

    /** The code of a text that is written in parts. */
    byte[] of(byte[]... parts) {
        MessageDigest first = Digests.copy(inner);
        for (byte[] part : parts) {
            first.update(part);
        }
        MessageDigest second = Digests.copy(outer);
        second.update(first.digest());
        return second.digest();
    }
}
