package heraldo.bot.discord.gate;

import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.CampaignId;
import java.util.Optional;

/**
 * What a button or a text box stands for.
 *
 * @param action who answers it, e.g. {@code orders.show}
 * @param campaign the campaign it belongs to, if any
 * @param turn the turn it was made for; 0 if it does not age
 * @param user who alone may use it; 0 for everybody
 * @param argument whatever else the action needs, short
 */
public record Ticket(String action, Optional<CampaignId> campaign, int turn, long user, String argument) {

    /** A ticket of no campaign. */
    public static Ticket of(String action, long user, String argument) {
        return new Ticket(action, Optional.empty(), 0, user, argument);
    }

    /** A ticket for whoever acts, in the campaign that the act means. */
    public static Ticket own(String action, Act act, String argument) {
        return new Ticket(action, act.meant(), 0, act.user(), argument);
    }

    /** A ticket for everybody in a campaign. */
    public static Ticket open(String action, CampaignId campaign) {
        return new Ticket(action, Optional.of(campaign), 0, 0, "");
    }

    /** Whether a user may use it. */
    public boolean isFor(long whoever) {
        return user == 0 || user == whoever;
    }

    /** This ticket for one turn only. */
    public Ticket during(int number) {
        return new Ticket(action, campaign, number, user, argument);
    }
}
