package heraldo.rules.board;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;

/** Ways over a board of hexes, step by step through hexes that are open. */
public final class Paths {

    private Paths() {}

    /** Every open hex that can be reached from some hexes through open ones; starts that are not open lead nowhere. */
    public static SortedSet<Hex> reach(Collection<Hex> starts, Predicate<Hex> open) {
        return new TreeSet<>(steps(starts, open, Integer.MAX_VALUE).keySet());
    }

    /**
     * Returns the number of steps to each hex on the shortest way, up to {@code most}.
     *
     * @param starts at distance 0, if they are open
     */
    public static SortedMap<Hex, Integer> steps(Collection<Hex> starts, Predicate<Hex> open, int most) {
        SortedMap<Hex, Integer> steps = new TreeMap<>();
        Deque<Hex> border = new ArrayDeque<>();
        for (Hex start : starts) {
            if (open.test(start) && steps.putIfAbsent(start, 0) == null) {
                border.add(start);
            }
        }
        while (!border.isEmpty()) {
            Hex hex = border.remove();
            int next = steps.getOrDefault(hex, 0) + 1;
            for (Hex neighbour : hex.neighbours()) {
                if (next <= most && !steps.containsKey(neighbour) && open.test(neighbour)) {
                    steps.put(neighbour, next);
                    border.add(neighbour);
                }
            }
        }
        return steps;
    }
}
