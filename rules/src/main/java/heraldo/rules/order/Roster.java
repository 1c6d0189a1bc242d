package heraldo.rules.order;

import heraldo.rules.kernel.Seat;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Who plays a campaign.
 *
 * @param seats all seats
 * @param names what seats are called in this campaign; a seat without a name has the ruleset's own
 */
public record Roster(List<Seat> seats, SortedMap<Seat, String> names) {

    public Roster {
        seats = List.copyOf(seats);
        names = Collections.unmodifiableSortedMap(new TreeMap<>(names));
    }

    /** Seats with the ruleset's own names. */
    public static Roster of(List<Seat> seats) {
        return new Roster(seats, new TreeMap<>());
    }
}
