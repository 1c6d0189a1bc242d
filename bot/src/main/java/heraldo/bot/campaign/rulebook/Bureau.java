package heraldo.bot.campaign.rulebook;

import heraldo.bot.campaign.book.Ledger;
import heraldo.bot.campaign.model.HostPolicy;
import heraldo.bot.campaign.port.Alarm;
import heraldo.bot.campaign.port.Calendar;
import heraldo.bot.campaign.port.CampaignClock;
import heraldo.bot.campaign.port.Entropy;
import heraldo.bot.campaign.port.Reach;

/**
 * The dependencies that all desks of one program share.
 *
 * @param ledger the books
 * @param library the rulesets
 * @param calendar reads cadences
 * @param clock the time campaigns live by
 * @param entropy secrets
 * @param alarm wakes the clerks when something has been written for them
 * @param reach knows whether people can reach the bot
 * @param policy the host's policy for campaigns
 */
public record Bureau(
        Ledger ledger,
        Library library,
        Calendar calendar,
        CampaignClock clock,
        Entropy entropy,
        Alarm alarm,
        Reach reach,
        HostPolicy policy) {
    /** Wakes the clerks now. */
    public void wake() {
        alarm.ring(clock.instant());
    }
}
