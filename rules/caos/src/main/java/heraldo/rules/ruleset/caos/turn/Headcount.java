package heraldo.rules.ruleset.caos.turn;

import heraldo.rules.kernel.Seat;
import java.util.SortedMap;

/** The sum of units over all seats, a plain loop because a turn needs it so often. */
final class Headcount {

    private Headcount() {}

    static int of(SortedMap<Seat, Integer> units) {
        int all = 0;
        for (int each : units.values()) {
            all += each;
        }
        return all;
    }
}
