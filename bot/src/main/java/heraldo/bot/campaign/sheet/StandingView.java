package heraldo.bot.campaign.sheet;

import heraldo.bot.campaign.model.Campaign;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.rules.kernel.Seat;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A player's standing sheet, as its player alone is shown it.
 *
 * @param occupancies everybody at the table
 * @param lines its lines, each with what would become of it if the turn ended now
 * @param at since when it stands; empty if there is none
 */
public record StandingView(
        Campaign campaign, List<Occupancy> occupancies, Seat seat, List<Receipt.Line> lines, Optional<Instant> at) {
    public StandingView {
        occupancies = List.copyOf(occupancies);
        lines = List.copyOf(lines);
    }

    @Override
    public String toString() {
        return "standing sheet of " + seat;
    }
}
