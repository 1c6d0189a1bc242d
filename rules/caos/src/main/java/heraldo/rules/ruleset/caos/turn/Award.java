package heraldo.rules.ruleset.caos.turn;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.DeedRow;
import heraldo.rules.ruleset.caos.book.Faith;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/**
 * A deed that was done this turn (C50).
 *
 * @param points the points of each of the sharers
 * @param helpers the points of the allies of a Señor de la Guerra (C56)
 * @param extra the extra with the seat that gets it, if there is one
 */
public record Award(
        DeedRow deed, SortedMap<Seat, Integer> points, SortedMap<Seat, Integer> helpers, Optional<Extra> extra) {

    public Award {
        points = Frozen.map(points);
        helpers = Frozen.map(helpers);
    }

    /**
     * The extra of a deed.
     *
     * @param seat the seat that gets it
     * @param planets those that its claim names
     * @param god the god that its claim names
     */
    public record Extra(Seat seat, List<String> planets, Optional<Faith> god) {
        public Extra {
            planets = List.copyOf(planets);
        }
    }

    public List<Seat> sharers() {
        return List.copyOf(points.keySet());
    }

    /** Returns the seat that gets the extra, if there is one. */
    public Optional<Seat> favoured() {
        return extra.map(Extra::seat);
    }
}
