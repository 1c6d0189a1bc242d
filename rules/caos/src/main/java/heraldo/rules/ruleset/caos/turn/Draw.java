package heraldo.rules.ruleset.caos.turn;

import heraldo.rules.kernel.Seat;
import java.util.List;
import java.util.SortedSet;

/**
 * A draw among candidates (§6).
 *
 * @param candidates in order; each is a side of one or more seats
 * @param value which of them it was, from 1
 */
public record Draw(String label, List<SortedSet<Seat>> candidates, int value) {
    public Draw {
        candidates = List.copyOf(candidates);
    }
}
