package heraldo.bot.discord.shape;

import heraldo.bot.discord.text.Tongue;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import net.dv8tion.jda.api.interactions.DiscordLocale;

/**
 * What a command, a group or an option is called and what it is for, in every language.
 *
 * @param base the language whose words are Discord's default, and whose name comes back with every interaction
 */
public record Naming(Tongue base, Map<Tongue, String> names, Map<Tongue, String> abouts) {

    private static final Map<Tongue, List<DiscordLocale>> SETTINGS = Map.of(
            Tongue.ES, List.of(DiscordLocale.SPANISH, DiscordLocale.SPANISH_LATAM),
            Tongue.EN, List.of(DiscordLocale.ENGLISH_US, DiscordLocale.ENGLISH_UK));

    public Naming {
        names = Map.copyOf(names);
        abouts = Map.copyOf(abouts);
    }

    /** The name that comes back with every interaction. */
    public String name() {
        return names.get(base);
    }

    public String about() {
        return abouts.get(base);
    }

    Map<DiscordLocale, String> localNames() {
        return bySetting(names);
    }

    Map<DiscordLocale, String> localAbouts() {
        return bySetting(abouts);
    }

    private static Map<DiscordLocale, String> bySetting(Map<Tongue, String> words) {
        Map<DiscordLocale, String> found = new EnumMap<>(DiscordLocale.class);
        words.forEach((tongue, word) -> SETTINGS.get(tongue).forEach(setting -> found.put(setting, word)));
        return found;
    }
}
