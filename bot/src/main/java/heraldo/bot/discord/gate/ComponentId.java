package heraldo.bot.discord.gate;

import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.CampaignId;
import java.util.Optional;

/**
 * The meaning of a button or modal.
 *
 * @param action the action of its handler, e.g. {@code orders.show}
 * @param campaign the campaign it belongs to, if any
 * @param turn the turn it was made for; 0 if it does not age
 * @param user the only user who may use it; 0 for everybody
 * @param argument further data for the action, short
 */
public record ComponentId(String action, Optional<CampaignId> campaign, int turn, long user, String argument) {

    private static final String GAP = " ";
    private static final int BASE = 36;
    /** As many ids as one message has in its life. */
    private static final long DIFFERENT = 46_656;
    /** Discord's ids have the time above these bits. */
    private static final int CLOCK = 22;

    /** A component id of no campaign. */
    public static ComponentId of(String action, long user, String argument) {
        return new ComponentId(action, Optional.empty(), 0, user, argument);
    }

    /** A component id for the acting user, in the campaign that the act means. */
    public static ComponentId own(String action, Act act, String argument) {
        return new ComponentId(action, act.meant(), 0, act.user(), argument);
    }

    /**
     * The same, unlike those that the message bore before: a menu that is drawn anew keeps its choice unless its id is another.
     */
    public static ComponentId anew(String action, Act act, String detail) {
        return own(action, act, fresh(act) + GAP + detail);
    }

    /** Returns a token that distinguishes the ids of one drawing of a message from those of another. */
    public static String fresh(Act act) {
        return Long.toString((Long.parseLong(act.id()) >> CLOCK) % DIFFERENT, BASE);
    }

    /** Returns the detail of an id made by {@link #anew}. */
    public String detail() {
        return argument.substring(argument.indexOf(GAP) + 1);
    }

    /** A component id for everybody in a campaign. */
    public static ComponentId open(String action, CampaignId campaign) {
        return new ComponentId(action, Optional.of(campaign), 0, 0, "");
    }

    /** Returns whether a user may use it. */
    public boolean isFor(long whoever) {
        return user == 0 || user == whoever;
    }

    /** This component id for one turn only. */
    public ComponentId during(int number) {
        return new ComponentId(action, campaign, number, user, argument);
    }
}
