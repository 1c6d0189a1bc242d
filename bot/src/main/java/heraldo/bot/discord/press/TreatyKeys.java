package heraldo.bot.discord.press;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.discord.gate.ComponentId;
import java.util.Optional;

/** The component ids of treaties. */
public final class TreatyKeys {

    /** Opens one from a channel. */
    static final String SEE = "treaty";
    /** Opens one in the place of what is there. */
    static final String SHOW = "treaty.show";
    /** Opens the one that is chosen in the list. */
    static final String PICK = "treaty.pick";
    /** Opens the list. */
    static final String LIST = "treaties";
    /** Opens the list in the place of what is there. */
    static final String BACK = "treaties.back";
    /** Opens the form. */
    static final String NEW = "treaty.new";
    /** The form is sent. */
    static final String SENT = "treaty.sent";

    static final String SIGN = "treaty.sign";
    static final String DECLINE = "treaty.decline";
    static final String WITHDRAW = "treaty.withdraw";
    static final String KEPT = "treaty.kept";
    /** Asks first. */
    static final String BROKEN = "treaty.broken";

    static final String SURELY_BROKEN = "treaty.broken!";

    private TreatyKeys() {}

    /** Returns the component id of the button that opens a treaty, in a seat's channel. */
    public static ComponentId see(CampaignId campaign, long treaty) {
        return new ComponentId(SEE, Optional.of(campaign), 0, 0, String.valueOf(treaty));
    }

    /** Returns the component id of the button that lists a reader's treaties. */
    public static ComponentId list(CampaignId campaign) {
        return ComponentId.open(LIST, campaign);
    }
}
