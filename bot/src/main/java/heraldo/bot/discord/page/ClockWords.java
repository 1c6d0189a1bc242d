package heraldo.bot.discord.page;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.discord.text.CadenceWords;
import heraldo.bot.discord.text.Speech;
import heraldo.rules.kernel.Message;
import java.util.Map;

/**
 * The ends of a campaign's turns, in words: its cadence, or the clock of a game that has one of its own and words for it.
 */
public final class ClockWords {

    private static final String OWN = "clock";

    private final Campaign campaign;
    private final Speech speech;

    /** @param speech the platform's words and those of the ruleset */
    public ClockWords(Campaign campaign, Speech speech) {
        this.campaign = campaign;
        this.speech = speech;
    }

    /** Returns whether the game has a clock of its own. */
    public boolean isOwn() {
        return !campaign.lesson() && speech.words().text(OWN).isPresent();
    }

    /** As the end of a sentence. */
    public String say() {
        CadenceWords cadence = new CadenceWords(speech);
        String told = cadence.say(campaign.cadence().cron(), campaign.cadence().zone());
        return isOwn() ? speech.say(own(cadence, told)) : told;
    }

    /** Of an option a number can be told; other values choose between words. */
    private Message own(CadenceWords cadence, String told) {
        Message clock = Message.of(OWN);
        for (Map.Entry<String, String> option : campaign.options().entrySet()) {
            String value = option.getValue();
            clock = clock.with(option.getKey(), value.matches("\\d{1,9}") ? Integer.valueOf(value) : value);
        }
        return clock.with("cadence", told)
                .with("zone", cadence.place(campaign.cadence().zone()));
    }
}
