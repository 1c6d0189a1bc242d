package heraldo.rules.kernel;

import java.time.Duration;
import java.util.Collection;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The turn now open.
 *
 * @param number from 1; in a sequential system each seat's turn counts
 * @param label what players call it ("Otoño, año 1")
 * @param due the seats whose orders are waited for; where there are none, the turn ends at its deadline, and what tells
 *     nothing is not posted
 * @param instant whether a sheet is resolved as soon as it is handed in, as one step of the running turn
 * @param lasts how long it stays open, if that is not for the campaign's deadlines to say
 * @param may the seats that may write orders too, though nobody waits for them; each sheet is resolved with the others
 * @param hours when it is played, if it has a day of its own: it is bound to the calendar, so it ends at its closing hour and
 *     not at the campaign's next deadline. Turns with the same hours that follow each other share that day
 * @param least how long it stays open at least: an earlier deadline of the campaign is left out
 * @param counted whether its label says already which turn it is, so that its number is not to be said beside it
 */
public record Turn(
        int number,
        Message label,
        SortedSet<Seat> due,
        boolean instant,
        Optional<Duration> lasts,
        SortedSet<Seat> may,
        Optional<Hours> hours,
        Optional<Duration> least,
        boolean counted) {

    public Turn {
        due = Collections.unmodifiableSortedSet(new TreeSet<>(due));
        may = Collections.unmodifiableSortedSet(new TreeSet<>(may));
        if (lasts.filter(length -> !length.isPositive()).isPresent()) {
            throw new IllegalArgumentException("turn " + number + " lasts " + lasts.get());
        }
    }

    /** A turn in which only those who are due write orders. */
    public Turn(int number, Message label, SortedSet<Seat> due, boolean instant, Optional<Duration> lasts) {
        this(
                number,
                label,
                due,
                instant,
                lasts,
                Collections.emptySortedSet(),
                Optional.empty(),
                Optional.empty(),
                false);
    }

    /** A turn that ends at the campaign's deadline. */
    public Turn(int number, Message label, SortedSet<Seat> due, boolean instant) {
        this(number, label, due, instant, Optional.empty());
    }

    /** This turn with a length of its own. */
    public Turn lasting(Duration length) {
        return new Turn(number, label, due, instant, Optional.of(length), may, hours, least, counted);
    }

    /** This turn on a day of its own. */
    public Turn during(Hours day) {
        return new Turn(number, label, due, instant, lasts, may, Optional.of(day), least, counted);
    }

    /** This turn, leaving out a deadline of the campaign that comes sooner. */
    public Turn lastingAtLeast(Duration length) {
        return new Turn(number, label, due, instant, lasts, may, hours, Optional.of(length), counted);
    }

    /** This turn with others who may write. */
    public Turn with(Collection<Seat> others) {
        return new Turn(number, label, due, instant, lasts, new TreeSet<>(others), hours, least, counted);
    }

    /** This turn, whose label says which it is. */
    public Turn countedByItsLabel() {
        return new Turn(number, label, due, instant, lasts, may, hours, least, true);
    }

    /** Whether a seat may write orders. */
    public boolean takes(Seat seat) {
        return due.contains(seat) || may.contains(seat);
    }
}
