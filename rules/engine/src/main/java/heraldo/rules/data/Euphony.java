package heraldo.rules.data;

import java.util.Collection;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Puts words together as the language does where they meet. In Spanish <i>a el</i> and <i>de el</i> are <i>al</i> and <i>del</i>,
 * and <i>y</i> is <i>e</i> before the sound of an i, also where a sign stands between the two.
 */
final class Euphony {

    private static final String THE = "el ";
    private static final String AND = " y ";
    private static final String AND_BEFORE_I = " e ";

    /** Marks of bold and slanted letters. */
    private static final String MARKS = "([*_~]*)";

    /** A preposition that contracts, with the marks that may stand between it and the article. */
    private static final String PREPOSITION = "(?<![\\p{L}\\p{N}])([Aa]|[Dd]e) " + MARKS;

    /** Signs before the first letter: emojis of a server as they are typed, and all others. */
    private static final String SIGNS = "(?:<a?:\\w+:\\d+>|[^\\p{L}\\p{N}<])*";

    /** The sound of an i, but not of one that glides into the next vowel: «y hielo», «y ion». */
    private static final Pattern SOUND =
            Pattern.compile("^" + SIGNS + "h?(?:í|i(?![aeoáéó]))", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

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
                text = Pattern.compile(PREPOSITION + Pattern.quote(part))
                        .matcher(text)
                        .replaceAll(met -> Matcher.quoteReplacement(contracted(met, part)));
            }
        }
        return text;
    }

    private static String contracted(MatchResult met, String part) {
        return met.group(1) + "l " + met.group(2) + part.substring(THE.length());
    }

    /**
     * Chooses the word for <i>and</i> before what was put into a sentence.
     *
     * @param sentence the whole sentence, or an enumeration
     * @param parts what was put into it, as it stands there
     */
    static String joined(String sentence, Collection<String> parts, Locale locale) {
        String text = sentence;
        if (text.contains(AND) && isSpanish(locale)) {
            for (String part : parts) {
                if (SOUND.matcher(part).find()) {
                    text = Pattern.compile(AND + MARKS + Pattern.quote(part))
                            .matcher(text)
                            .replaceAll(met -> Matcher.quoteReplacement(AND_BEFORE_I + met.group(1) + part));
                }
            }
        }
        return text;
    }

    private static boolean isSpanish(Locale locale) {
        return locale.getLanguage().equals(Languages.SPANISH.getLanguage());
    }
}
