package heraldo.rules.chance;

import java.util.HexFormat;

/** SHA-256 in hexadecimal: what a text is known by. */
public final class Fingerprint {

    private Fingerprint() {}

    /** Of a text in UTF-8. */
    public static String of(String text) {
        return of(Digests.utf8(text));
    }

    public static String of(byte[] bytes) {
        return HexFormat.of().formatHex(Digests.sha256(bytes));
    }
}
