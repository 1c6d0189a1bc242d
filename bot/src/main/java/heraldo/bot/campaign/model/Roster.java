package heraldo.bot.campaign.model;

import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import java.util.List;
import java.util.Optional;

/**
 * A campaign and who sits in it, for {@code /campaign info} and {@code list}.
 *
 * @param occupancies in the order of their seats
 * @param turn the turn now open, once the campaign has started
 */
public record Roster(Campaign campaign, List<Occupancy> occupancies, Optional<CampaignTurn> turn) {
    public Roster {
        occupancies = List.copyOf(occupancies);
    }

    public Occupancy occupancy(Seat seat) {
        return occupancies.get(seat.number() - 1);
    }

    public Optional<Occupancy> of(long user) {
        return occupancies.stream()
                .filter(occupancy -> occupancy.played() && occupancy.user() == user)
                .findFirst();
    }

    /** The seats that anybody may take; whoever counts free seats counts these. */
    public List<Seat> free() {
        return occupancies.stream()
                .filter(campaign::offers)
                .map(Occupancy::seat)
                .toList();
    }

    /** With whose eyes a user sees the campaign. */
    public Viewer viewer(long user) {
        boolean director = campaign.gameMaster() == user && campaign.terms().gameMasterSees();
        if (campaign.status() == CampaignStatus.ENDED || director) {
            return Viewer.DIRECTOR;
        }
        return of(user).map(occupancy -> Viewer.of(occupancy.seat())).orElse(Viewer.SPECTATOR);
    }
}
