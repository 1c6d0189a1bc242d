package heraldo.rules.engine.coverage;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/** Counts occurrences of several kinds, by what they were and then by their result. */
final class Tally {

    private final SortedMap<String, SortedMap<String, Long>> counts = new TreeMap<>();

    void count(String what, String outcome) {
        add(what, outcome, 1);
    }

    void add(Tally other) {
        other.counts.forEach((what, outcomes) -> outcomes.forEach((outcome, number) -> add(what, outcome, number)));
    }

    private void add(String what, String outcome, long number) {
        counts.computeIfAbsent(what, key -> new TreeMap<>()).merge(outcome, number, Long::sum);
    }

    /** Returns the results of an item, each with its count; empty if the item did not occur. */
    SortedMap<String, Long> of(String what) {
        return Collections.unmodifiableSortedMap(counts.getOrDefault(what, Collections.emptySortedMap()));
    }

    SortedMap<String, SortedMap<String, Long>> all() {
        return Collections.unmodifiableSortedMap(counts);
    }
}
