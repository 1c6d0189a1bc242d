package heraldo.bot.discord.text;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Text that players typed, escaped so that Discord shows it literally: no mentions, links or markup, and no bidirectional or
 * invisible characters.
 */
public final class Literal {

    /** Everything Discord reads as markup, mention, emoji or link, in any place of a line. */
    private static final Pattern MARKUP = Pattern.compile("[\\\\*_~`|>#\\[\\](){}<:+\\-]");
    /** {@code 1.} at the beginning of a line is a list. */
    private static final Pattern NUMBERED = Pattern.compile("(?m)^(\\s*\\d+)\\.");
    /** Words after an at sign that could be somebody. */
    private static final Pattern AT = Pattern.compile("@(?=[\\p{L}\\p{N}!&])");
    /** A bare address that Discord would make clickable: the dot after {@code www} or {@code discord}. */
    private static final Pattern BARE_LINK = Pattern.compile("(?i)(www|discord|discordapp)\\.");
    /** Controls, direction marks, invisible and private letters; line breaks and tabs are dealt with before. */
    private static final Pattern UNSEEN =
            Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cn}\\p{Cs}\\u034F\\u115F\\u1160\\u17B4\\u17B5"
                    + "\\u180B-\\u180F\\u2800\\u3164\\uFE00-\\uFE0D\\uFFA0\\x{E0100}-\\x{E01EF}&&[^\\n]]");

    private static final Pattern SPACES = Pattern.compile("[\\t\\p{Zs}]+");
    private static final Pattern BREAKS = Pattern.compile("\\r\\n?|[\\u000B\\u000C\\u0085\\u2028\\u2029]");
    private static final Pattern MANY_BREAKS = Pattern.compile("\\n{3,}");
    /** More accents on one letter than any language writes cover the lines above and below. */
    private static final Pattern PILED = Pattern.compile("(\\p{M}{3})\\p{M}+");

    private Literal() {}

    /** For the text of messages and embeds. */
    public static String inText(String typed) {
        String text = MARKUP.matcher(clean(typed)).replaceAll(found -> Matcher.quoteReplacement("\\" + found.group()));
        text = NUMBERED.matcher(text).replaceAll("$1\\\\.");
        text = BARE_LINK.matcher(text).replaceAll("$1\\\\.");
        return AT.matcher(text).replaceAll("@\u200b");
    }

    /** For one line in places where Discord reads markup: titles of frames, topics of channels. */
    public static String inLine(String typed) {
        return inText(plain(typed));
    }

    /** For the inside of a code block or of code in a line: a back tick would end it. */
    public static String inCode(String typed) {
        return AT.matcher(clean(typed).replace('`', '\u02cb')).replaceAll("@\u200b");
    }

    /** For one line in places where Discord reads no markup: names of channels, labels, choices, footers. */
    public static String plain(String typed) {
        return clean(typed).replace('\n', ' ').strip();
    }

    private static String clean(String typed) {
        String text = BREAKS.matcher(typed).replaceAll("\n");
        text = SPACES.matcher(text).replaceAll(" ");
        text = UNSEEN.matcher(text).replaceAll("");
        text = PILED.matcher(text).replaceAll("$1");
        return MANY_BREAKS.matcher(text).replaceAll("\n\n");
    }
}
