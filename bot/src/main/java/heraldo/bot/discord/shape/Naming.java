package heraldo.bot.discord.shape;

import heraldo.bot.discord.text.Tongue;
import heraldo.rules.kernel.Known;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import net.dv8tion.jda.api.interactions.DiscordLocale;

/**
 * What a command, a group or an option is called and what it is for, in every language.
 *
 * @param base the language whose words are Discord's default, and whose name comes back with every interaction
 */
public record Naming(Tongue base, Map<Tongue, String> names, Map<Tongue, String> abouts) {

    public Naming {
        names = Map.copyOf(names);
        abouts = Map.copyOf(abouts);
    }

    /** The name that comes back with every interaction. */
    public String name() {
        return Known.in(names, base);
    }

    public String about() {
        return Known.in(abouts, base);
    }

    Map<DiscordLocale, String> localNames() {
        return bySetting(names);
    }

    Map<DiscordLocale, String> localAbouts() {
        return bySetting(abouts);
    }

    private static Map<DiscordLocale, String> bySetting(Map<Tongue, String> words) {
        Map<DiscordLocale, String> found = new EnumMap<>(DiscordLocale.class);
        for (DiscordLocale setting : DiscordLocale.values()) {
            words.entrySet().stream()
                    .filter(word -> word.getKey().code().equals(language(setting)))
                    .forEach(word -> found.put(setting, word.getValue()));
        }
        return found;
    }

    private static String language(DiscordLocale setting) {
        return Locale.forLanguageTag(setting.getLocale()).getLanguage();
    }
}
