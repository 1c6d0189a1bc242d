package heraldo.bot.campaign.proof;

import java.util.HexFormat;
import java.util.regex.Pattern;

/** 32 bytes as a record has them: 64 small hexadecimal letters. */
final class Hash {

    private static final Pattern FORM = Pattern.compile("[0-9a-f]{64}");

    private Hash() {}

    static void demand(String hash) {
        if (!FORM.matcher(hash).matches()) {
            throw new IllegalArgumentException("not 64 hexadecimal letters");
        }
    }

    static byte[] bytes(String hash) {
        return HexFormat.of().parseHex(hash);
    }

    static String text(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }
}
