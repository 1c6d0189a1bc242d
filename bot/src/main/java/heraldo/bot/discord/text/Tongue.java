package heraldo.bot.discord.text;

import java.util.Locale;

/** A language the bot speaks. */
public enum Tongue {
    ES(Locale.of("es")),
    EN(Locale.ENGLISH);

    private final Locale locale;

    Tongue(Locale locale) {
        this.locale = locale;
    }

    /** The language for a tag like {@code es-419}: Spanish if it is Spanish of anywhere, otherwise English. */
    public static Tongue of(String tag) {
        return of(Locale.forLanguageTag(tag));
    }

    public static Tongue of(Locale locale) {
        return locale.getLanguage().equals("es") ? ES : EN;
    }

    public Locale locale() {
        return locale;
    }
}
