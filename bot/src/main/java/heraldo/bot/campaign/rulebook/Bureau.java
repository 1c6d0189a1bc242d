package heraldo.bot.campaign.rulebook;

import heraldo.bot.campaign.book.Ledger;
import heraldo.bot.campaign.model.Limits;
import heraldo.bot.campaign.model.TurnTimes;
import heraldo.bot.campaign.port.Alarm;
import heraldo.bot.campaign.port.Calendar;
import heraldo.bot.campaign.port.CampaignClock;
import heraldo.bot.campaign.port.Entropy;
import heraldo.bot.campaign.port.Reach;
import java.time.Duration;

/**
 * What all desks of one program share.
 *
 * @param ledger the books
 * @param library the rulesets
 * @param calendar reads cadences
 * @param clock the time campaigns live by
 * @param entropy secrets
 * @param limits how many campaigns there may be
 * @param times how exactly deadlines are kept
 * @param alarm wakes the clerks when something has been written for them
 * @param reach knows whether people can reach the bot
 * @param exile how long a campaign waits in a server that the bot was turned out of
 * @param sealPatience how long a step that others may answer waits for the post of its seal, at most
 */
public record Bureau(
        Ledger ledger,
        Library library,
        Calendar calendar,
        CampaignClock clock,
        Entropy entropy,
        Limits limits,
        TurnTimes times,
        Alarm alarm,
        Reach reach,
        Duration exile,
        Duration sealPatience) {
    /** Wakes the clerks now. */
    public void wake() {
        alarm.ring(clock.instant());
    }
}
