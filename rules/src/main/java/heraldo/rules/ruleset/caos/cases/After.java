package heraldo.rules.ruleset.caos.cases;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.turn.Progress;
import java.util.SortedMap;

/**
 * A turn of an example after it was played.
 *
 * @param before what held when orders were given
 * @param turn what happened
 * @param entries what each seat entered
 */
record After(Law before, Progress turn, SortedMap<Seat, Entry> entries) {

    /** What holds now. */
    Law law() {
        return turn.lawNow();
    }
}
