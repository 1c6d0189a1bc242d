package heraldo.bot.campaign.model;

import java.util.Locale;

/**
 * What players of a campaign may say to each other through the program.
 *
 * @param ordering while a turn takes orders
 * @param locked after that; where orders are played at once there is no such time
 * @param anonymous how many dispatches a seat may send unsigned in a turn; 0 for none
 */
public record PressRule(CampaignId campaign, Press ordering, Press locked, int anonymous) {

    /** So many unsigned ones a game master may allow. */
    public static final int MOST_ANONYMOUS = 20;

    private static final int USUAL_ANONYMOUS = 3;

    /** What may be said. */
    public enum Press {
        /** In public and in private. */
        OPEN,
        /** In public alone. */
        PUBLIC,
        NONE;

        /** How it is called where it is chosen. */
        public String code() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** The one that is called so. */
        public static Press of(String code) {
            return valueOf(code.toUpperCase(Locale.ROOT));
        }
    }

    /** The rule of a campaign whose game master has said nothing since it was opened. */
    public static PressRule agreed(Campaign campaign) {
        Press allowed = campaign.terms().press().allowed();
        return new PressRule(campaign.id(), allowed, allowed, USUAL_ANONYMOUS);
    }

    /** What may be said in a turn as it is now. */
    public Press in(TurnStatus turn) {
        return turn.takesOrders() ? ordering : locked;
    }

    /** Whether it makes no difference that the sheets are locked. */
    public boolean steady() {
        return ordering == locked;
    }
}
