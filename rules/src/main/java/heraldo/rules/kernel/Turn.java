package heraldo.rules.kernel;

import java.time.Duration;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The turn now open.
 *
 * @param number from 1; in a sequential system each seat's turn counts
 * @param label what players call it ("Otoño, año 1")
 * @param due the seats whose orders are waited for
 * @param instant whether a sheet is resolved as soon as it is handed in, as one step of the running turn
 * @param lasts how long it stays open, if that is not for the campaign's deadlines to say
 */
public record Turn(int number, Message label, SortedSet<Seat> due, boolean instant, Optional<Duration> lasts) {
    public Turn {
        due = Collections.unmodifiableSortedSet(new TreeSet<>(due));
        if (lasts.filter(length -> !length.isPositive()).isPresent()) {
            throw new IllegalArgumentException("turn " + number + " lasts " + lasts.get());
        }
    }

    /** A turn that ends at the campaign's deadline. */
    public Turn(int number, Message label, SortedSet<Seat> due, boolean instant) {
        this(number, label, due, instant, Optional.empty());
    }

    /** This turn with a length of its own. */
    public Turn lasting(Duration length) {
        return new Turn(number, label, due, instant, Optional.of(length));
    }
}
