package heraldo.bot.discord.text;

import heraldo.rules.data.Languages;
import java.util.List;
import java.util.Locale;

/**
 * A language the bot speaks: one of {@link Languages#ALL}.
 *
 * @param locale the language alone, without a country
 */
public record Tongue(Locale locale) implements Comparable<Tongue> {
    private static final List<Tongue> ALL =
            Languages.ALL.stream().map(Tongue::new).toList();

    /** Every language, the one of canonical texts first. */
    public static List<Tongue> all() {
        return ALL;
    }

    /** The language of canonical texts. */
    public static Tongue first() {
        return ALL.getFirst();
    }

    /** The language for a tag like {@code es-419}: of whatever country, and English where the bot does not speak it. */
    public static Tongue of(String tag) {
        return of(Locale.forLanguageTag(tag));
    }

    /** The language of a locale, of whatever country, and English where the bot does not speak it. */
    public static Tongue of(Locale locale) {
        return ALL.stream()
                .filter(tongue -> tongue.code().equals(locale.getLanguage()))
                .findFirst()
                .orElseGet(() -> new Tongue(Languages.ENGLISH));
    }

    /** Its two letters. */
    public String code() {
        return locale.getLanguage();
    }

    /** What its speakers call it. */
    public String ownName() {
        return locale.getDisplayLanguage(locale);
    }

    @Override
    public int compareTo(Tongue other) {
        return code().compareTo(other.code());
    }
}
