package heraldo.rules.engine.simulation;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import java.util.Collections;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;

/**
 * The asker's knowledge or assumptions about the others' sheets. Nothing else of them enters a simulation.
 *
 * @param written the sheets that others would send, as the asker thinks; anybody not named plays as a governor would
 * @param agreed the lines that others have agreed on with the asker: they stand on their sheets, and no other deal with the asker
 * @param silent people who have sent nothing yet, for all that the asker knows: they may write nothing, or little
 */
public record Others(SortedMap<Seat, OrderSheet> written, SortedMap<Seat, OrderSheet> agreed, SortedSet<Seat> silent) {

    /** Governors play for everybody. */
    public static final Others GOVERNED = written(Collections.emptySortedMap());

    public Others {
        written = Collections.unmodifiableSortedMap(new TreeMap<>(written));
        agreed = Collections.unmodifiableSortedMap(new TreeMap<>(agreed));
        silent = Frozen.set(silent);
    }

    /** Governors play for those for whom nothing is written. */
    public static Others written(SortedMap<Seat, OrderSheet> sheets) {
        return new Others(sheets, Collections.emptySortedMap(), Frozen.noSet());
    }

    /** Returns the lines that a seat has agreed on with the asker. */
    OrderSheet agreedBy(Seat seat) {
        return agreed.getOrDefault(seat, OrderSheet.EMPTY);
    }

    /** Prints nothing of the sheets. */
    @Override
    public String toString() {
        return "others";
    }
}
