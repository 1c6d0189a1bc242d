package heraldo.rules.engine;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The setup of a campaign.
 *
 * @param seats the seats that play, in order
 * @param options every option of the ruleset with its value, defaults included
 * @param enrolments the forms that players filled in when they took a seat, see {@link Join#enrolment}; none for a governor's
 *     seat
 */
public record Setup(List<Seat> seats, SortedMap<String, String> options, SortedMap<Seat, Order> enrolments) {
    public Setup {
        seats = List.copyOf(seats);
        options = Collections.unmodifiableSortedMap(new TreeMap<>(options));
        enrolments = Collections.unmodifiableSortedMap(new TreeMap<>(enrolments));
    }

    /** A campaign in which nobody filled in anything. */
    public Setup(List<Seat> seats, SortedMap<String, String> options) {
        this(seats, options, Collections.emptySortedMap());
    }
}
