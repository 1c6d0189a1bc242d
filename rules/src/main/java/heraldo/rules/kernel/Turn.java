package heraldo.rules.kernel;

import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The turn now open.
 *
 * @param number from 1; in a sequential system each seat's turn counts
 * @param label what players call it ("Otoño, año 1")
 * @param due the seats whose orders are waited for
 * @param instant whether a sheet is resolved as soon as it is handed in, as one step of the running turn
 */
public record Turn(int number, Message label, SortedSet<Seat> due, boolean instant) {
    public Turn {
        due = Collections.unmodifiableSortedSet(new TreeSet<>(due));
    }
}
