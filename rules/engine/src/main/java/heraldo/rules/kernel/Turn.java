package heraldo.rules.kernel;

import java.time.Duration;
import java.util.Collection;
import java.util.Optional;
import java.util.SortedSet;

/**
 * The turn now open.
 *
 * @param number from 1; in a sequential system each seat's turn counts
 * @param label what players call it ("Otoño, año 1")
 * @param due the seats whose orders are waited for; where there are none, the turn ends at its deadline, and what tells
 *     nothing is not posted
 * @param instant whether a sheet is resolved as soon as it is handed in, as one step of the running turn
 * @param may the seats that may write orders too, though nobody waits for them; each sheet is resolved with the others
 * @param length how long it stays open, as far as that is not for the campaign's deadlines to say
 * @param counted whether its label says already which turn it is, so that its number is not to be said beside it
 */
public record Turn(
        int number,
        Message label,
        SortedSet<Seat> due,
        boolean instant,
        SortedSet<Seat> may,
        Length length,
        boolean counted) {

    public Turn {
        due = Frozen.set(due);
        may = Frozen.set(may);
        Optional<Duration> lasts = length.lasts();
        if (lasts.filter(time -> !time.isPositive()).isPresent()) {
            throw new IllegalArgumentException("turn " + number + " lasts " + lasts.get());
        }
    }

    /**
     * The length of a turn.
     *
     * @param lasts the exact length, whatever the campaign's deadlines are
     * @param hours its hours, if it has a day of its own: it is bound to the calendar, so it ends at its closing hour and not at
     *     the campaign's next deadline. Turns with the same hours that follow each other share that day
     * @param least the minimum length: an earlier deadline of the campaign is left out
     */
    public record Length(Optional<Duration> lasts, Optional<Hours> hours, Optional<Duration> least) {

        /** Until the campaign's deadline. */
        public static final Length USUAL = new Length(Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** A turn that ends at the campaign's deadline, in which only those who are due write orders. */
    public Turn(int number, Message label, SortedSet<Seat> due, boolean instant) {
        this(number, label, due, instant, Frozen.noSet(), Length.USUAL, false);
    }

    /** This turn with a length of its own. */
    public Turn lasting(Duration time) {
        return with(new Length(Optional.of(time), length.hours(), length.least()));
    }

    /** This turn on a day of its own. */
    public Turn during(Hours day) {
        return with(new Length(length.lasts(), Optional.of(day), length.least()));
    }

    /** This turn, leaving out a deadline of the campaign that comes sooner. */
    public Turn lastingAtLeast(Duration time) {
        return with(new Length(length.lasts(), length.hours(), Optional.of(time)));
    }

    private Turn with(Length other) {
        return new Turn(number, label, due, instant, may, other, counted);
    }

    /** This turn with others who may write. */
    public Turn with(Collection<Seat> others) {
        return new Turn(number, label, due, instant, Frozen.set(others), length, counted);
    }

    /** This turn, whose label says which it is. */
    public Turn countedByItsLabel() {
        return new Turn(number, label, due, instant, may, length, true);
    }

    /** Returns whether a seat may write orders. */
    public boolean takes(Seat seat) {
        return due.contains(seat) || may.contains(seat);
    }
}
