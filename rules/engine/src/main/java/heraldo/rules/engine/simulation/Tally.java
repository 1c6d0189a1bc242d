package heraldo.rules.engine.simulation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Counts equal things; ties rank in order of first occurrence. Lives within one simulation. */
final class Tally<T> {

    private final Map<T, Integer> counts = new LinkedHashMap<>();

    void add(T thing) {
        counts.merge(thing, 1, Integer::sum);
    }

    int of(T thing) {
        return counts.getOrDefault(thing, 0);
    }

    Optional<T> commonest() {
        return ranked().stream().findFirst();
    }

    /** All, the commonest first. */
    List<T> ranked() {
        List<T> ranked = new ArrayList<>(counts.keySet());
        ranked.sort(Comparator.comparingInt(thing -> -of(thing)));
        return ranked;
    }
}
