package heraldo.rules.order;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Tries out values for the fields of a form until they make a possible order.
 *
 * @param objection the reason why an order is impossible; empty if it is possible
 */
public record Prospects(Form form, Candidates candidates, Function<Order, Optional<Message>> objection) {

    /** There is nothing that could be filled in. */
    private static final Message NOTHING = Message.of("order.nothing");

    /** Values worth trying in a field, best first, as stored text; worked out one by one as they are tried. */
    @FunctionalInterface
    public interface Candidates {

        Stream<String> of(Param param, SortedMap<String, String> given);
    }

    /** The values of a field that lead to an order that stands, best first. */
    public List<String> values(Param param, SortedMap<String, String> given) {
        return candidates
                .of(param, given)
                .filter(value -> leads(with(given, param.name(), value)))
                .toList();
    }

    /** All values of a field that are worth a thought: those that lead to an order that stands, best first, then the others. */
    public List<Offer> offers(Param param, SortedMap<String, String> given) {
        return candidates
                .of(param, given)
                .distinct()
                .map(value -> new Offer(value, hindrance(with(given, param.name(), value))))
                .sorted(Comparator.comparing(offer -> !offer.possible()))
                .toList();
    }

    /** Returns the reason why no completion of the given fields is a possible order; empty if one is. */
    public Optional<Message> hindrance(SortedMap<String, String> given) {
        return leads(given) ? Optional.empty() : first(given).flatMap(objection).or(() -> Optional.of(NOTHING));
    }

    /** The first order that the candidates make, good or bad. */
    public Optional<Order> first(SortedMap<String, String> given) {
        SortedMap<String, String> filled = new TreeMap<>(given);
        for (Optional<Param> open = form.open(filled); open.isPresent(); open = form.open(filled)) {
            Optional<String> value = candidates.of(open.get(), filled).findFirst();
            if (value.isEmpty()) {
                return Optional.empty();
            }
            filled.put(open.get().name(), value.get());
        }
        return form.order(filled);
    }

    /** Returns whether some completion of the given fields is a possible order. */
    private boolean leads(SortedMap<String, String> given) {
        Optional<Param> open = form.open(given);
        return open.map(param -> tried(given, param).anyMatch(this::leads))
                .orElseGet(() -> makes(given)
                        || form.optional(given)
                                .anyMatch(param -> tried(given, param).anyMatch(this::makes)));
    }

    /** Returns the given fields, extended by each candidate for one more field. */
    private Stream<SortedMap<String, String>> tried(SortedMap<String, String> given, Param param) {
        return candidates.of(param, given).map(value -> with(given, param.name(), value));
    }

    private boolean makes(SortedMap<String, String> given) {
        return form.order(given)
                .filter(order -> objection.apply(order).isEmpty())
                .isPresent();
    }

    private static SortedMap<String, String> with(SortedMap<String, String> given, String param, String value) {
        SortedMap<String, String> more = new TreeMap<>(given);
        more.put(param, value);
        return more;
    }
}
