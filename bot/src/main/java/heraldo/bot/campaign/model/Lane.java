package heraldo.bot.campaign.model;

import heraldo.rules.kernel.Seat;
import java.util.Optional;

/**
 * The way to one channel of a campaign: what is posted there keeps its order, and waits for nothing that is to be posted
 * elsewhere, but for what {@link Dispatch.Kind#precedes} says.
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
