package heraldo.bot.discord.page;

import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.HoldReason;
import heraldo.bot.discord.text.Moment;
import heraldo.bot.discord.text.Speech;

/** One sentence about the deadline of a turn. */
public final class DeadlineLine {

    private DeadlineLine() {}

    /** The deadline; where there is none, whether that is because of a pause. */
    public static String of(CampaignTurn turn, Speech speech) {
        return turn.deadline()
                .map(due -> speech.say("discord.deadline", "when", Moment.both(due)))
                .orElseGet(
                        () -> speech.say(turn.hold() == HoldReason.PAUSED ? "discord.paused" : "discord.no-deadline"));
    }
}
