package heraldo.rules.order;

import heraldo.rules.kernel.Seat;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The seats of a campaign and their players.
 *
 * @param seats all seats
 * @param names the names of seats in this campaign; a seat without a name has the ruleset's own
 * @param mentions the mentions of the seats' players in the place where the campaign is played, e.g. {@code <@42>}; understood
 *     wherever a seat is named, and never written
 */
public record Roster(List<Seat> seats, SortedMap<Seat, String> names, SortedMap<Seat, String> mentions) {

    public Roster {
        seats = List.copyOf(seats);
        names = Collections.unmodifiableSortedMap(new TreeMap<>(names));
        mentions = Collections.unmodifiableSortedMap(new TreeMap<>(mentions));
    }

    /** Seats at which nothing points. */
    public Roster(List<Seat> seats, SortedMap<Seat, String> names) {
        this(seats, names, new TreeMap<>());
    }
    /** Seats with the ruleset's own names. */
    public static Roster of(List<Seat> seats) {
        return new Roster(seats, new TreeMap<>());
    }
}
