package heraldo.bot.discord.page;

import heraldo.bot.discord.text.OptionWords;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.engine.OptionSpec.Term;
import heraldo.rules.engine.OptionTable;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;

/** The options of a campaign that differ from the default, in words. */
public final class ChosenOptions {

    /** The terms that this list omits, since a sentence of their own always tells them. */
    private static final Set<Term> TOLD_ANYWAY = EnumSet.of(Term.CRON, Term.ZONE, Term.GM_SEES);

    private ChosenOptions() {}

    /**
     * A line for every choice that is not the usual one.
     *
     * @param choices values by the keys of the options
     */
    public static List<String> lines(OptionTable options, SortedMap<String, String> choices, Speech speech) {
        OptionWords words = new OptionWords(speech.words());
        OptionText values = new OptionText(speech);
        return options.specs().stream()
                .filter(spec -> spec.term().filter(TOLD_ANYWAY::contains).isEmpty())
                .filter(spec ->
                        !choices.getOrDefault(spec.key(), spec.fallback()).equals(spec.fallback()))
                .map(spec -> speech.say(
                        "discord.new.chosen",
                        "option",
                        words.name(spec.key()),
                        "value",
                        values.value(spec, choices.getOrDefault(spec.key(), spec.fallback()))))
                .toList();
    }
}
