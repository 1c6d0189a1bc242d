package heraldo.rules.ruleset.caos.turn;

import heraldo.rules.kernel.Seat;
import java.util.SortedMap;

/** How many units there are, whosesoever they are: asked so often in a turn that it is a plain loop. */
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
