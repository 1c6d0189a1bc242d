package heraldo.rules.ruleset.tribus.state;

import heraldo.rules.kernel.Frozen;
import java.util.Optional;
import java.util.SortedMap;

/**
 * How the game stands, and how it came out.
 *
 * @param totals everybody's score at the last end of a week
 * @param ending how it ended, once it has
 */
public record Tally(SortedMap<Integer, Integer> totals, Optional<Ending> ending) {

    public static final Tally NONE = new Tally(Frozen.noMap(), Optional.empty());

    public Tally {
        totals = Frozen.map(totals);
    }
}
