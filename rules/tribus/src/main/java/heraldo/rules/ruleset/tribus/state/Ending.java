package heraldo.rules.ruleset.tribus.state;

import heraldo.rules.kernel.Frozen;
import java.util.SortedSet;

/**
 * Ending of the game (Q42).
 *
 * @param winners tribes; several share a victory by score
 */
public record Ending(SortedSet<Integer> winners, Reason reason) {

    public Ending {
        winners = Frozen.set(winners);
    }

    /** The three victories. */
    public enum Reason {
        LAST,
        DOMINATION,
        SCORE
    }
}
