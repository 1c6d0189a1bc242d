package heraldo.bot.discord.press;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.PressRule;
import heraldo.bot.campaign.model.PressTerms;
import heraldo.bot.discord.text.Speech;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The press rule of a campaign, in words. */
public final class RuleWords {

    private RuleWords() {}

    /** Lists the press terms of a campaign that differ from the default. */
    public static List<String> agreed(Campaign campaign, Speech speech) {
        PressTerms terms = campaign.terms().press();
        Stream<String> rule = Stream.of(PressRule.agreed(campaign))
                .filter(any -> terms.allowed() != PressTerms.USUAL.allowed())
                .map(agreed -> of(agreed, campaign.terms().gameMasterSees(), speech));
        return Stream.concat(rule, beyond(campaign, speech).stream()).toList();
    }

    /** Lists the readers of press beyond its addressees: a line if the record holds it, and a line if results are public. */
    public static List<String> beyond(Campaign campaign, Speech speech) {
        PressTerms terms = campaign.terms().press();
        List<String> lines = new ArrayList<>();
        if (terms.recorded()) {
            lines.add(speech.say("discord.press.recorded"));
        }
        if (terms.published()) {
            lines.add(speech.say("discord.press.published"));
        }
        return lines;
    }

    /**
     * One line.
     *
     * @param sees whether the game master sees all, also who has sent what is not signed
     */
    public static String of(PressRule rule, boolean sees, Speech speech) {
        return speech.say(
                "discord.press.rule",
                "steady",
                String.valueOf(rule.steady()),
                "ordering",
                rule.ordering().name(),
                "locked",
                rule.locked().name(),
                "anonymous",
                rule.anonymous(),
                "sees",
                String.valueOf(sees && rule.anonymous() > 0));
    }
}
