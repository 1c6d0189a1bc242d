package heraldo.bot.discord.album;

import java.util.regex.Pattern;

/** Words as a page shows them: nothing in them is obeyed but what the program's own sentences set off. */
final class Markup {

    private static final Pattern CODE = Pattern.compile("`([^`\\n]+)`");
    private static final Pattern STRONG = Pattern.compile("\\*\\*([^*\\n]+)\\*\\*");
    private static final Pattern SMALL = Pattern.compile("(?m)^-# ");

    private Markup() {}

    /** Just the words. */
    static String plain(String words) {
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
        String text = SMALL.matcher(plain(words)).replaceAll("");
        text = CODE.matcher(text).replaceAll("<code>$1</code>");
        return STRONG.matcher(text).replaceAll("<strong>$1</strong>");
    }
}
