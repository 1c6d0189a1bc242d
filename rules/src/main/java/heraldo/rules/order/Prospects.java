package heraldo.rules.order;

import heraldo.rules.kernel.Order;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Tries out values for the fields of a form until an order comes of them that stands.
 *
 * @param stands whether an order can stand
 */
public record Prospects(Form form, Candidates candidates, Predicate<Order> stands) {

    /** Values worth trying in a field, best first, as stored text. */
    @FunctionalInterface
    public interface Candidates {

        List<String> of(Param param, SortedMap<String, String> given);
    }

    /** The values of a field that lead to an order that stands, best first. */
    public List<String> values(Param param, SortedMap<String, String> given) {
        return candidates.of(param, given).stream()
                .filter(value -> leads(with(given, param.name(), value)))
                .toList();
    }

    /** The first order that the candidates make, good or bad. */
    public Optional<Order> first(SortedMap<String, String> given) {
        Optional<Param> open = form.open(given);
        return open.isEmpty()
                ? form.order(given)
                : tried(given, open.get()).findFirst().flatMap(this::first);
    }

    /** Whether what is filled in can be completed to an order that stands. */
    private boolean leads(SortedMap<String, String> given) {
        Optional<Param> open = form.open(given);
        return open.map(param -> tried(given, param).anyMatch(this::leads))
                .orElseGet(() -> makes(given)
                        || form.optional(given)
                                .anyMatch(param -> tried(given, param).anyMatch(this::makes)));
    }

    /** What is filled in, with each value worth trying in one more field. */
    private Stream<SortedMap<String, String>> tried(SortedMap<String, String> given, Param param) {
        return candidates.of(param, given).stream().map(value -> with(given, param.name(), value));
    }

    private boolean makes(SortedMap<String, String> given) {
        return form.order(given).filter(stands).isPresent();
    }

    private static SortedMap<String, String> with(SortedMap<String, String> given, String param, String value) {
        SortedMap<String, String> more = new TreeMap<>(given);
        more.put(param, value);
        return more;
    }
}
