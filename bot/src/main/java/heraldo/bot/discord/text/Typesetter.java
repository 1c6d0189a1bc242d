package heraldo.bot.discord.text;

import java.util.regex.Pattern;

/** Sets texts as good printers do: no line is broken after a figure, and no sentence ends with two full stops. */
public final class Typesetter {

    private static final char GLUE = '\u00A0';

    /** The space after a figure, if a word or another figure follows. */
    private static final Pattern AFTER_FIGURE = Pattern.compile("(?<=[0-9]) (?=[\\p{L}0-9])");

    /** The space between the little word in «17 a 14», «2 contra 1» and what follows. */
    private static final Pattern BETWEEN_FIGURES =
            Pattern.compile("(?<=[0-9][ \u00A0](?:a|to|por|for|contra|against|de|in)) (?=[0-9])");

    /** The space between a die and what it shows. */
    private static final Pattern AFTER_DIE = Pattern.compile("(?<=🎲) (?=[0-9])");

    /** The full stop of words in quotation marks behind which the sentence around them ends. */
    private static final Pattern INNER_STOP = Pattern.compile("(?<![.…])\\\\?\\.([»”])(?=\\.(?!\\.))");

    private Typesetter() {}

    /** The same text in which a sentence that ends with words in quotation marks ends with one full stop: «así», not «así.». */
    public static String stopped(String text) {
        return INNER_STOP.matcher(text).replaceAll("$1");
    }

    /** The same text with spaces at which no line is broken. */
    public static String set(String text) {
        String glue = String.valueOf(GLUE);
        String glued = AFTER_FIGURE.matcher(text).replaceAll(glue);
        return AFTER_DIE
                .matcher(BETWEEN_FIGURES.matcher(glued).replaceAll(glue))
                .replaceAll(glue);
    }
}
