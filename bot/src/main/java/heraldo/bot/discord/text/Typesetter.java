package heraldo.bot.discord.text;

import java.util.regex.Pattern;

/** Keeps together what a line must not be broken at: no figure stands alone at its end. */
public final class Typesetter {

    private static final char GLUE = '\u00A0';

    /** The space after a figure, if a word or another figure follows. */
    private static final Pattern AFTER_FIGURE = Pattern.compile("(?<=[0-9]) (?=[\\p{L}0-9])");

    /** The space between the little word in «17 a 14», «2 contra 1» and what follows. */
    private static final Pattern BETWEEN_FIGURES =
            Pattern.compile("(?<=[0-9][ \u00A0](?:a|to|por|for|contra|against|de|in)) (?=[0-9])");

    /** The space between a die and what it shows. */
    private static final Pattern AFTER_DIE = Pattern.compile("(?<=🎲) (?=[0-9])");

    private Typesetter() {}

    /** The same text with spaces at which no line is broken. */
    public static String set(String text) {
        String glue = String.valueOf(GLUE);
        String glued = AFTER_FIGURE.matcher(text).replaceAll(glue);
        return AFTER_DIE
                .matcher(BETWEEN_FIGURES.matcher(glued).replaceAll(glue))
                .replaceAll(glue);
    }
}
