package heraldo.bot.discord.text;

import heraldo.rules.data.Languages;
import java.util.Locale;

/**
 * A language that somebody reads.
 *
 * @param locale the language alone, without a country
 */
public record Tongue(Locale locale) implements Comparable<Tongue> {

    /** The language of canonical texts. */
    public static final Tongue FIRST = new Tongue(Languages.SPANISH);

    /** The language with a code like {@code es}. */
    public static Tongue of(String code) {
        return new Tongue(Locale.of(code));
    }

    /** Its letters. */
    public String code() {
        return locale.getLanguage();
    }

    /** Returns the language's name in the language itself. */
    public String ownName() {
        return locale.getDisplayLanguage(locale);
    }

    /** A text as it stands at the beginning of a line. */
    public String capital(String text) {
        int first = text.isEmpty() ? 0 : text.offsetByCodePoints(0, 1);
        return text.substring(0, first).toUpperCase(locale) + text.substring(first);
    }

    @Override
    public int compareTo(Tongue other) {
        return code().compareTo(other.code());
    }
}
