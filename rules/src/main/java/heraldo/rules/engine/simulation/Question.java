package heraldo.rules.engine.simulation;

import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What somebody wants to know: what would come of a sheet.
 *
 * @param state the position in which the turn is open
 * @param rivals what others would send, as the asker thinks; whoever is not named plays as a governor would
 */
public record Question<S>(S state, Seat seat, OrderSheet sheet, SortedMap<Seat, OrderSheet> rivals) {

    public Question {
        rivals = Collections.unmodifiableSortedMap(new TreeMap<>(rivals));
    }

    /** With nothing thought of others. */
    public static <S> Question<S> of(S state, Seat seat, OrderSheet sheet) {
        return new Question<>(state, seat, sheet, Collections.emptySortedMap());
    }

    /** Prints nothing of the position. */
    @Override
    public String toString() {
        return "what if of " + seat;
    }
}
