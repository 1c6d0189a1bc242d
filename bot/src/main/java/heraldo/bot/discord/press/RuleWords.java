package heraldo.bot.discord.press;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.PressRule;
import heraldo.bot.campaign.model.PressTerms;
import heraldo.bot.discord.text.Speech;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What may be said in a campaign, in words. */
public final class RuleWords {

    private RuleWords() {}

    /** What was agreed about it when a campaign was opened, where that is not what is usual. */
    public static List<String> agreed(Campaign campaign, Speech speech) {
        PressTerms terms = campaign.terms().press();
        Stream<String> rule = Stream.of(PressRule.agreed(campaign))
                .filter(any -> terms.allowed() != PressTerms.USUAL.allowed())
                .map(agreed -> of(agreed, campaign.terms().gameMasterSees(), speech));
        return Stream.concat(rule, recorded(campaign, speech).stream()).toList();
    }

    /** That the record will hold what is said, if it will. */
    public static Optional<String> recorded(Campaign campaign, Speech speech) {
        return Optional.of(campaign)
                .filter(any -> campaign.terms().press().recorded())
                .map(any -> speech.say("discord.press.recorded"));
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
