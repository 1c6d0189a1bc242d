package heraldo.bot.campaign.book;

import heraldo.bot.campaign.model.Bid;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.rules.kernel.Seat;
import java.time.Instant;
import java.util.List;

/** The book of what seats have offered each other. */
public interface BidBook {

    /**
     * Enters an offer that lies open.
     *
     * @param bid its number does not count
     * @return its number
     */
    long add(Bid bid);

    /** All offers of a turn that a seat has made or was made, in the order in which they were made. */
    List<Bid> of(TurnKey turn, Seat seat);

    /** Notes, once, what has become of an offer that lay open. */
    void settle(long id, Bid.State state, Instant at);
}
