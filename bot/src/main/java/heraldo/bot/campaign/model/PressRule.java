package heraldo.bot.campaign.model;

import java.util.Locale;

/**
 * The rule for messages between the players of a campaign through the program.
 *
 * @param ordering the press allowed while a turn takes orders
 * @param locked the press allowed after that; where orders are played at once there is no such time
 * @param anonymous the number of unsigned dispatches that a seat may send in a turn; 0 for none
 */
public record PressRule(CampaignId campaign, Press ordering, Press locked, int anonymous) {

    /** So many unsigned ones a game master may allow. */
    public static final int MOST_ANONYMOUS = 20;

    private static final int USUAL_ANONYMOUS = 3;

    /** The kinds of messages that players may send. */
    public enum Press {
        /** In public and in private. */
        OPEN,
        /** In public alone. */
        PUBLIC,
        NONE;

        /** Returns the code used to choose it: its name in lower case. */
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

    /** Returns the press allowed in the current state of a turn. */
    public Press in(TurnStatus turn) {
        return turn.takesOrders() ? ordering : locked;
    }

    /** Returns whether the rule is the same before and after the sheets are locked. */
    public boolean steady() {
        return ordering == locked;
    }
}
