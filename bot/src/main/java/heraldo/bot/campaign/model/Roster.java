package heraldo.bot.campaign.model;

import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import java.util.List;
import java.util.Optional;

/**
 * A campaign and who sits in it, for {@code /campaign info} and {@code list}.
 *
 * @param chairs in the order of their seats
 * @param turn the turn now open, once the campaign has started
 */
public record Roster(Campaign campaign, List<Chair> chairs, Optional<CampaignTurn> turn) {
    public Roster {
        chairs = List.copyOf(chairs);
    }

    public Chair chair(Seat seat) {
        return chairs.get(seat.number() - 1);
    }

    public Optional<Chair> of(long user) {
        return chairs.stream()
                .filter(chair -> chair.played() && chair.user() == user)
                .findFirst();
    }

    /** With whose eyes a user sees the campaign. */
    public Viewer viewer(long user) {
        boolean director = campaign.gameMaster() == user && campaign.terms().gameMasterSees();
        if (campaign.status() == CampaignStatus.ENDED || director) {
            return Viewer.DIRECTOR;
        }
        return of(user).map(chair -> Viewer.of(chair.seat())).orElse(Viewer.SPECTATOR);
    }
}
