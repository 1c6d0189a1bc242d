package heraldo.rules.chance;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;

/** SHA-256 and HMAC-SHA256 over parts written one after another. */
final class Digests {

    private Digests() {}

    static MessageDigest begun() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    static byte[] sha256(byte[]... parts) {
        MessageDigest digest = begun();
        for (byte[] part : parts) {
            digest.update(part);
        }
        return digest.digest();
    }

    static byte[] hmac(byte[] key, byte[]... parts) {
        return new Hmac(key).of(parts);
    }

    /** A text as UTF-8 with the zero byte that ends every text. */
    static byte[] text(String text) {
        byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
        return Arrays.copyOf(utf8, utf8.length + 1);
    }

    static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    static byte[] u32(int value) {
        return ByteBuffer.allocate(Integer.BYTES).putInt(value).array();
    }

    static byte[] u64(long value) {
        return ByteBuffer.allocate(Long.BYTES).putLong(value).array();
    }
}
