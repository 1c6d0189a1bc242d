package heraldo.bot.campaign.model;

import heraldo.rules.kernel.Seat;
import java.util.Optional;

/**
 * The queue for one channel of a campaign: posts keep their order within it, and wait for posts of other lanes only where
 * {@link Dispatch.Kind#precedes} says so.
 *
 * @param place what channel it is
 * @param seat whose it is, if it is a seat's own
 */
public record Lane(CampaignId campaign, Dispatch.Place place, Optional<Seat> seat) {
    @Override
    public String toString() {
        return place + seat.map(whose -> " of " + whose).orElse("") + " in " + campaign;
    }
}
