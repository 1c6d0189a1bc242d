package heraldo.rules.chance;

import java.security.MessageDigest;
import java.util.Arrays;

/** HMAC-SHA256 (RFC 2104) with one key, for many texts. Lives as long as its key is used, on one thread. */
final class Hmac {

    private static final int BLOCK = 64;
    private static final byte INNER = 0x36;
    private static final byte OUTER = 0x5c;

    private final byte[] inner;
    private final byte[] outer;

    /** Begins anew after every text: to hash the key again is quicker than to copy what comes of it. */
    private final MessageDigest digest = Digests.begun();

    Hmac(byte[] key) {
        byte[] block = Arrays.copyOf(key.length > BLOCK ? Digests.sha256(key) : key, BLOCK);
        this.inner = padded(block, INNER);
        this.outer = padded(block, OUTER);
    }

    private static byte[] padded(byte[] key, byte pad) {
        byte[] padded = new byte[BLOCK];
        for (int i = 0; i < BLOCK; i++) {
            padded[i] = (byte) (key[i] ^ pad);
        }
        return padded;
    }

    /** The code of a text that is written in parts. */
    byte[] of(byte[]... parts) {
        digest.update(inner);
        for (byte[] part : parts) {
            digest.update(part);
        }
        byte[] first = digest.digest();
        digest.update(outer);
        return digest.digest(first);
    }
}
