package heraldo.rules.engine;

import heraldo.rules.kernel.Seat;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a campaign starts from.
 *
 * @param seats the seats that play, in order
 * @param options every option of the ruleset with its value, defaults included
 */
public record Setup(List<Seat> seats, SortedMap<String, String> options) {
    public Setup {
        seats = List.copyOf(seats);
        options = Collections.unmodifiableSortedMap(new TreeMap<>(options));
    }
}
