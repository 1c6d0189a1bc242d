package heraldo.bot.discord.command;

import heraldo.bot.campaign.master.ThemeDesk;
import heraldo.bot.discord.front.Dictionary;
import heraldo.bot.discord.text.Tongue;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;

/** The themes of pictures as a choice of an option. */
final class Themes {

    static final String OPTION = "theme";

    private Themes() {}

    /** Every theme with its name in every language. */
    static SortedMap<String, Map<Tongue, String>> choices(SortedSet<String> themes, Dictionary dictionary) {
        SortedMap<String, Map<Tongue, String>> choices = new TreeMap<>();
        themes.forEach(theme ->
                choices.put(theme, dictionary.words(ThemeDesk.name(theme).key())));
        return choices;
    }
}
