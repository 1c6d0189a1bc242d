package heraldo.rules.data;

import java.util.Collection;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Puts words together as the language does where they meet. In Spanish <i>a el</i> and <i>de el</i> are <i>al</i> and <i>del</i>,
 * and <i>y</i> is <i>e</i> before the sound of an i, also where a sign stands between the two.
 */
final class Euphony {

    private static final String THE = "el ";
    private static final String AND = " y ";

    /** Signs before the first letter: emojis of a server as they are typed, and all others. */
    private static final String SIGNS = "(?:<a?:\\w+:\\d+>|[^\\p{L}\\p{N}<])*";

    private static final Pattern SOUND =
            Pattern.compile("^" + SIGNS + "(?:[ií]|h[ií](?![aeo]))", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

    private Euphony() {}

    /**
     * Contracts prepositions with the article of what follows them.
     *
     * @param sentence the whole sentence
     * @param parts what was put into it, as it stands there
     */
    static String contracted(String sentence, Collection<String> parts, Locale locale) {
        String text = sentence;
        for (String part : parts) {
            if (part.startsWith(THE) && isSpanish(locale)) {
                String rest = part.substring(THE.length());
                text = text.replace(" a " + part, " al " + rest).replace(" de " + part, " del " + rest);
                text = begun(begun(text, "A ", "Al ", part, rest), "De ", "Del ", part, rest);
            }
        }
        return text;
    }

    private static String begun(String text, String preposition, String contracted, String part, String rest) {
        return text.startsWith(preposition + part)
                ? contracted + rest + text.substring(preposition.length() + part.length())
                : text;
    }

    /**
     * Chooses the word between the last two of an enumeration.
     *
     * @param enumeration the whole
     * @param last what it ends with
     */
    static String joined(String enumeration, String last, Locale locale) {
        boolean clashes = isSpanish(locale)
                && enumeration.endsWith(AND + last)
                && SOUND.matcher(last).find();
        return clashes
                ? enumeration.substring(0, enumeration.length() - last.length() - AND.length()) + " e " + last
                : enumeration;
    }

    private static boolean isSpanish(Locale locale) {
        return locale.getLanguage().equals(Languages.SPANISH.getLanguage());
    }
}
