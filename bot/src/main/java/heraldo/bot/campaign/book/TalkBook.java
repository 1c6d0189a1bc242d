package heraldo.bot.campaign.book;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Talk;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The book of private conversations; what is said in them stands on Discord alone. */
public interface TalkBook {

    /**
     * Enters a conversation whose thread is still to be made.
     *
     * @param talk its number does not count
     * @return its number
     */
    long begin(Talk talk);

    /** A conversation of any campaign. */
    Optional<Talk> find(long id);

    /** All of a campaign, the oldest first. */
    List<Talk> of(CampaignId campaign);

    /** Notes in which thread it is. */
    void settle(long id, long thread);

    /** Notes that it is over, for good. */
    void end(long id, Instant at);
}
