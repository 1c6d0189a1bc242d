package heraldo.bot.discord.press;

import heraldo.bot.campaign.model.PressRule;
import heraldo.bot.discord.text.Speech;

/** What may be said in a campaign, in words. */
public final class RuleWords {

    private RuleWords() {}

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
