package heraldo.rules.kernel;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/** The leaders by amount. */
public final class Leaders {

    private Leaders() {}

    /** Everybody with as much as nobody exceeds, in order; nobody if nobody has anything. */
    public static <K> List<K> in(SortedMap<K, Integer> amounts) {
        int most = amounts.values().stream().mapToInt(Integer::intValue).max().orElse(0);
        return amounts.entrySet().stream()
                .filter(entry -> entry.getValue() == most)
                .map(Map.Entry::getKey)
                .toList();
    }
}
