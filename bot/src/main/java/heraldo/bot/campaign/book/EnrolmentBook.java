package heraldo.bot.campaign.book;

import heraldo.bot.campaign.model.CampaignId;
import java.time.Instant;
import java.util.Map;

/** The book of sign-ups: what players filled in when they took their seats. Entries are added and never changed. */
public interface EnrolmentBook {

    /**
     * A player signs up.
     *
     * @param form what was filled in, in stored form
     */
    void enter(CampaignId campaign, long user, String form, Instant at);

    /** A player is off the list again. */
    void strike(CampaignId campaign, long user, Instant at);

    /** What those who are on the list filled in, by user. */
    Map<Long, String> of(CampaignId campaign);
}
