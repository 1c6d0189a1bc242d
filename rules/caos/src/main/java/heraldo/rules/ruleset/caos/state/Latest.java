package heraldo.rules.ruleset.caos.state;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Seat;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;

/**
 * The events of the last turn, for display; nothing in the first turn.
 *
 * @param attacks planet by planet, seats ascending
 * @param defences the Defence of every planet that had one (C26)
 * @param conquests the planets that were conquered
 * @param points the points of every seat
 */
public record Latest(
        List<Attack> attacks,
        SortedMap<String, Integer> defences,
        SortedSet<String> conquests,
        SortedMap<Seat, Points> points) {

    public static final Latest NOTHING = new Latest(
            List.of(), Collections.emptySortedMap(), Collections.emptySortedSet(), Collections.emptySortedMap());

    public Latest {
        attacks = List.copyOf(attacks);
        defences = Frozen.map(defences);
        conquests = Frozen.set(conquests);
        points = Frozen.map(points);
    }
}
