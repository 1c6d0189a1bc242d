package heraldo.bot.discord.shape;

import java.util.List;
import java.util.Locale;
import net.dv8tion.jda.api.interactions.DiscordLocale;

/** A language the bot speaks, and the settings of Discord that ask for it. */
public enum Tongue {
    ES(Locale.of("es"), DiscordLocale.SPANISH, DiscordLocale.SPANISH_LATAM),
    EN(Locale.ENGLISH, DiscordLocale.ENGLISH_US, DiscordLocale.ENGLISH_UK);

    private final Locale locale;
    private final List<DiscordLocale> settings;

    Tongue(Locale locale, DiscordLocale... settings) {
        this.locale = locale;
        this.settings = List.of(settings);
    }

    /** The language for somebody whose Discord is set so: Spanish if it is Spanish of anywhere, otherwise English. */
    public static Tongue of(DiscordLocale setting) {
        return of(setting.getLocale());
    }

    /** The language for a tag like {@code es-419}. */
    public static Tongue of(String tag) {
        return Locale.forLanguageTag(tag).getLanguage().equals("es") ? ES : EN;
    }

    public Locale locale() {
        return locale;
    }

    List<DiscordLocale> settings() {
        return settings;
    }
}
