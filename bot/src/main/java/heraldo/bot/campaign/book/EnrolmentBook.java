package heraldo.bot.campaign.book;

import heraldo.bot.campaign.model.CampaignId;
import java.time.Instant;
import java.util.Map;

/** The book of sign-ups: what players filled in when they took their seats. Entries are added and never changed. */
public interface EnrolmentBook {

    /**
     * A player signs up.
     *
     * @param form the answers of the player, in stored form
     */
    void enter(CampaignId campaign, long user, String form, Instant at);

    /** A player is off the list again. */
    void strike(CampaignId campaign, long user, Instant at);

    /** Returns the forms of the players on the list, by user. */
    Map<Long, String> of(CampaignId campaign);
}
