package heraldo.rules.order;

import heraldo.rules.order.ParamType.Reading;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/** Reads values that have names. */
final class Readings {

    private Readings() {}

    /**
     * The values whose names stand at the head of some words, longest first. A name with a mistake counts if it takes more
     * words than any without, and no other value is as near.
     */
    static <T> List<Reading<T>> named(List<T> values, Function<T, List<String>> ways, Words words) {
        List<Reading<T>> readings = new ArrayList<>();
        for (T value : values) {
            for (Phrases.Match match : Phrases.all(words, ways.apply(value))) {
                readings.add(Reading.slipped(value, match.words(), match.slips()));
            }
        }
        readings.sort(Comparator.comparingInt(reading -> -reading.words()));
        return clear(readings);
    }

    private static <T> List<Reading<T>> clear(List<Reading<T>> readings) {
        List<Reading<T>> exact =
                readings.stream().filter(reading -> reading.slips() == 0).toList();
        int longest = exact.isEmpty() ? 0 : exact.get(0).words();
        List<Reading<T>> near = readings.stream()
                .filter(reading -> reading.slips() > 0 && reading.words() > longest)
                .toList();
        List<Reading<T>> clear = new ArrayList<>();
        if (near.stream().map(Reading::value).distinct().count() == 1) {
            clear.addAll(near);
        }
        clear.addAll(exact);
        return clear;
    }
}
