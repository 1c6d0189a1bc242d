package heraldo.rules.ruleset.tribus.state;

import heraldo.rules.kernel.Frozen;
import java.util.List;
import java.util.SortedMap;

/**
 * Roster of the tribes in play.
 *
 * @param order the tribes as they were drawn
 * @param picks the tribes that still pick a city in the draft, the next one first
 * @param tribes all that play, those that are out too
 */
public record Roster(List<Integer> order, List<Integer> picks, SortedMap<Integer, Tribe> tribes) {
    public Roster {
        order = List.copyOf(order);
        picks = List.copyOf(picks);
        tribes = Frozen.map(tribes);
    }

    /** The next one has picked. */
    public Roster picked() {
        return new Roster(order, picks.subList(1, picks.size()), tribes);
    }

    public Roster withTribes(SortedMap<Integer, Tribe> changed) {
        return new Roster(order, picks, changed);
    }
}
