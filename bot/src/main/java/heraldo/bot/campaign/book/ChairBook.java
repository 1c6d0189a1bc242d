package heraldo.bot.campaign.book;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Chair;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

/** The book of seats. */
public interface ChairBook {
    void add(Chair chair);

    void change(Chair chair);

    /** In the order of the seats. */
    List<Chair> of(CampaignId campaign);

    /** The seat whose private channel this is. */
    Optional<Chair> inChannel(long channel);

    /** The seats that a user has given up since the game began. */
    SortedSet<Seat> left(CampaignId campaign, long user);

    default Chair of(CampaignId campaign, Seat seat) {
        return of(campaign).get(seat.number() - 1);
    }
}
