package heraldo.bot.discord.command;

import heraldo.bot.campaign.model.PressRule.Press;
import heraldo.bot.discord.front.Dictionary;
import heraldo.bot.discord.gate.Call;
import heraldo.bot.discord.shape.CommandOption;
import heraldo.bot.discord.shape.CommandOption.Kind;
import heraldo.bot.discord.text.Tongue;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The kinds of press as an option of a command. */
final class PressChoice {

    private PressChoice() {}

    /** An option with a choice for every policy. */
    static CommandOption option(Forms forms, String name, Dictionary dictionary) {
        SortedMap<String, Map<Tongue, String>> choices = new TreeMap<>();
        for (Press each : Press.values()) {
            choices.put(each.code(), dictionary.words("discord.press.allowed." + each.code()));
        }
        return forms.open(name, Kind.TEXT).withChoices(choices);
    }

    /** Returns the chosen press; empty if there is none. */
    static Optional<Press> of(Call call, String option) {
        return call.text(option).map(Press::of);
    }
}
