package heraldo.rules.ruleset.caos.turn;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.DeedRow;
import heraldo.rules.ruleset.caos.order.Claim;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/**
 * A deed that was done this turn (C50).
 *
 * @param points what each of the sharers gets
 * @param helpers what the allies of a Señor de la Guerra get (C56)
 * @param favoured who gets the extra, if there is one
 * @param claim the claim of that seat
 */
public record Award(
        DeedRow deed,
        SortedMap<Seat, Integer> points,
        SortedMap<Seat, Integer> helpers,
        Optional<Seat> favoured,
        Optional<Claim> claim) {

    public Award {
        points = Frozen.map(points);
        helpers = Frozen.map(helpers);
    }

    public List<Seat> sharers() {
        return List.copyOf(points.keySet());
    }
}
