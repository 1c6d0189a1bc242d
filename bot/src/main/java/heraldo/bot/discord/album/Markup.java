package heraldo.bot.discord.album;

import heraldo.bot.discord.text.Speech;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/** Text as a page shows it: only markup of the program's own sentences has an effect. */
final class Markup {

    private static final Pattern CODE = Pattern.compile("`([^`\\n]+)`");
    private static final Pattern STRONG = Pattern.compile("\\*\\*([^*\\n]+)\\*\\*");
    private static final Pattern LEANING =
            Pattern.compile("(?<![*\\p{L}\\p{N}])\\*(?=\\S)([^*\\n]+)(?<=\\S)\\*(?![*\\p{L}\\p{N}])");
    private static final Pattern SMALL = Pattern.compile("(?m)^-# ");

    /**
     * The markup characters that take effect. Those that players typed become private-use characters, which cannot be typed.
     */
    private static final String OBEYED = "*`-";

    private static final String TYPED = "\uE000\uE001\uE002";

    private Markup() {}

    /** The same speech, in which nothing that people typed is obeyed; only for what is shown by the two methods below. */
    static Speech literal(Speech plain) {
        UnaryOperator<String> usual = plain.literal();
        return new Speech(plain.words(), plain.seats(), typed -> changed(usual.apply(typed), OBEYED, TYPED));
    }

    private static String changed(String text, String from, String to) {
        String changed = text;
        for (int i = 0; i < from.length(); i++) {
            changed = changed.replace(from.charAt(i), to.charAt(i));
        }
        return changed;
    }

    /** Just the words. */
    static String plain(String words) {
        return changed(safe(words), TYPED, OBEYED);
    }

    private static String safe(String words) {
        StringBuilder safe = new StringBuilder();
        words.codePoints().forEach(letter -> {
            switch (letter) {
                case '&' -> safe.append("&amp;");
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '"' -> safe.append("&quot;");
                case '\'' -> safe.append("&#39;");
                default -> safe.appendCodePoint(letter);
            }
        });
        return safe.toString();
    }

    /** A sentence of the program's, with its weighty words and its lines of orders set off. */
    static String line(String words) {
        String text = SMALL.matcher(safe(words)).replaceAll("");
        text = CODE.matcher(text).replaceAll("<code>$1</code>");
        text = STRONG.matcher(text).replaceAll("<strong>$1</strong>");
        return changed(LEANING.matcher(text).replaceAll("<em>$1</em>"), TYPED, OBEYED);
    }
}
