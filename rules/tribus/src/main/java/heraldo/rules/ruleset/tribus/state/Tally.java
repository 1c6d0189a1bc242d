package heraldo.rules.ruleset.tribus.state;

import heraldo.rules.kernel.Frozen;
import java.util.Optional;
import java.util.SortedMap;

/**
 * Tally of the game: the scores, and the ending.
 *
 * @param totals everybody's score at the last end of a week
 * @param ending the end of the game, once there is one
 */
public record Tally(SortedMap<Integer, Integer> totals, Optional<Ending> ending) {

    public static final Tally NONE = new Tally(Frozen.noMap(), Optional.empty());

    public Tally {
        totals = Frozen.map(totals);
    }
}
