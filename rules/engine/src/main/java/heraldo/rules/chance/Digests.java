package heraldo.rules.chance;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;

/** SHA-256 and HMAC-SHA256 over parts written one after another. */
final class Digests {

    /** Never written to, only copied: that is much quicker than asking the platform for another one. */
    private static final MessageDigest BLANK = blank();

    private Digests() {}

    private static MessageDigest blank() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    static MessageDigest begun() {
        try {
            return (MessageDigest) BLANK.clone();
        } catch (CloneNotSupportedException e) {
            throw new IllegalStateException("the Java platform's SHA-256 can be copied", e);
        }
    }

    static byte[] sha256(byte[]... parts) {
        MessageDigest digest = begun();
        for (byte[] part : parts) {
            digest.update(part);
        }
        return digest.digest();
    }

    /** The hash of the hash, and so on, so many times; the text itself for none. */
    static byte[] sha256(byte[] text, int times) {
        MessageDigest digest = begun();
        byte[] hash = text;
        for (int i = 0; i < times; i++) {
            hash = digest.digest(hash);
        }
        return hash;
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

    /** A text as UTF-8 with the zero byte that ends every text, and the number 0 as eight bytes behind it. */
    static byte[] numbered(String text) {
        byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
        return Arrays.copyOf(utf8, utf8.length + 1 + Long.BYTES);
    }

    /** Puts another number behind a text of {@link #numbered}. */
    static void renumber(byte[] numbered, long number) {
        ByteBuffer.wrap(numbered).putLong(numbered.length - Long.BYTES, number);
    }
}
