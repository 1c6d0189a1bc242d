package heraldo.bot.campaign.book;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

/** The book of seats. */
public interface OccupancyBook {
    void add(Occupancy occupancy);

    void change(Occupancy occupancy);

    /** In the order of the seats. */
    List<Occupancy> of(CampaignId campaign);

    /** The seat whose private channel this is. */
    Optional<Occupancy> inChannel(long channel);

    /** The seats that a user has given up since the game began. */
    SortedSet<Seat> left(CampaignId campaign, long user);

    default Occupancy of(CampaignId campaign, Seat seat) {
        return of(campaign).get(seat.number() - 1);
    }
}
