package heraldo.bot.discord.shape;

import heraldo.bot.discord.text.Tongue;
import heraldo.rules.kernel.Known;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.interactions.DiscordLocale;

/**
 * The name and the description of a command, a group or an option, in every language.
 *
 * @param base the language whose words are Discord's default, and whose name comes back with every interaction
 */
public record Naming(Tongue base, Map<Tongue, String> names, Map<Tongue, String> abouts) {

    /** The locales that users can set at Discord, grouped by language. */
    private static final Map<String, List<DiscordLocale>> SETTINGS =
            Arrays.stream(DiscordLocale.values()).collect(Collectors.groupingBy(Naming::language));

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
        words.forEach((tongue, word) ->
                SETTINGS.getOrDefault(tongue.code(), List.of()).forEach(setting -> found.put(setting, word)));
        return found;
    }

    private static String language(DiscordLocale setting) {
        return Locale.forLanguageTag(setting.getLocale()).getLanguage();
    }
}
