package heraldo.bot.campaign.book;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Treaty;
import heraldo.rules.kernel.Seat;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The book of treaties. */
public interface TreatyBook {

    /**
     * Enters a treaty that is offered. Nobody has signed it.
     *
     * @param treaty its number does not count
     * @return its number
     */
    long offer(Treaty treaty);

    /** A treaty of any campaign. */
    Optional<Treaty> find(long id);

    /** All treaties of a campaign, the oldest first. */
    List<Treaty> of(CampaignId campaign);

    /** Returns the time when the offer of a treaty was settled: signed by all, declined or taken back. Empty while it is open. */
    Optional<Instant> settled(long id);

    /** Notes, once, that a player has signed for a seat. */
    void sign(long id, Seat seat, long player, Instant at);

    /** Notes, once, what has become of what was offered. */
    void settle(long id, Treaty.State state, Instant at);

    /** All that its parties have said has become of a treaty, the oldest first. */
    List<Treaty.Saying> sayings(long id);

    /** Notes what a player says, for a seat, has become of it. */
    void say(long id, Seat seat, long player, Treaty.Word word, Instant at);
}
