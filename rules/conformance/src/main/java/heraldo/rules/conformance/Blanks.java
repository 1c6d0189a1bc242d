package heraldo.rules.conformance;

import heraldo.rules.data.RecordShape;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Input;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.ParamType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Fills in orders the way a player does who takes suggestions. */
final class Blanks {

    private Blanks() {}

    /** The parameters of a type, those of groups in the place of the group. */
    static List<Param> params(OrderType<?> type) {
        List<Param> params = new ArrayList<>();
        for (Param param : type.params()) {
            params.addAll(param.group().map(Param.Group::params).orElse(List.of(param)));
        }
        return params;
    }

    /** A parameter of an order and what stands in it, as stored text. */
    record Filled(Param param, String stored) {}

    /** The parameters of an order as a form asks for them: of a list the first value, of a group the first repetition. */
    static List<Filled> filled(List<Param> params, Record record) {
        List<Filled> filled = new ArrayList<>();
        for (Param param : params) {
            Object value = RecordShape.get(record, param.name());
            switch (param.shape()) {
                case ONE -> filled.add(filled(param, value));
                case OPTIONAL -> ((Optional<?>) value).ifPresent(each -> filled.add(filled(param, each)));
                case MANY -> ((List<?>) value).stream().limit(1).forEach(each -> filled.add(filled(param, each)));
                case FLAG -> {}
                case GROUP ->
                    ((List<?>) value)
                            .stream()
                                    .limit(1)
                                    .forEach(each -> filled.addAll(
                                            filled(param.group().orElseThrow().params(), (Record) each)));
            }
        }
        return filled;
    }

    @SuppressWarnings("unchecked")
    private static Filled filled(Param param, Object value) {
        return new Filled(param, ((ParamType<Object>) param.type().orElseThrow()).encode(value));
    }

    /**
     * For every suggestion for a parameter, the orders it leads to: the other parameters that are needed take the best
     * suggestion, and at most one more is filled in.
     */
    static <S> List<List<Order>> suggested(
            Ruleset<S> ruleset, S state, Seat seat, OrderSheet sheet, OrderType<?> type) {
        List<List<Order>> suggested = new ArrayList<>();
        SortedMap<String, String> given = new TreeMap<>();
        for (Param param : params(type)) {
            List<String> values = suggest(ruleset, state, seat, sheet, type, param, given);
            for (String value : values) {
                suggested.add(complete(ruleset, state, seat, sheet, type, with(given, param, value)));
            }
            if (needed(param)) {
                Optional<String> value = values.stream().findFirst().or(() -> free(param));
                if (value.isEmpty()) {
                    return suggested;
                }
                given.put(param.name(), value.get());
            }
        }
        return suggested;
    }

    private static <S> List<Order> complete(
            Ruleset<S> ruleset,
            S state,
            Seat seat,
            OrderSheet sheet,
            OrderType<?> type,
            SortedMap<String, String> given) {
        SortedMap<String, String> full = new TreeMap<>(given);
        for (Param param : params(type)) {
            if (needed(param) && !full.containsKey(param.name())) {
                List<String> values = suggest(ruleset, state, seat, sheet, type, param, full);
                Optional<String> value = values.stream().findFirst().or(() -> free(param));
                if (value.isEmpty()) {
                    return List.of();
                }
                full.put(param.name(), value.get());
            }
        }
        List<Order> orders = new ArrayList<>(List.of(make(type, full)));
        for (Param param : params(type)) {
            if (!needed(param) && !full.containsKey(param.name())) {
                suggest(ruleset, state, seat, sheet, type, param, full).stream()
                        .findFirst()
                        .ifPresent(value -> orders.add(make(type, with(full, param, value))));
            }
        }
        return orders;
    }

    private static SortedMap<String, String> with(SortedMap<String, String> given, Param param, String value) {
        SortedMap<String, String> more = new TreeMap<>(given);
        more.put(param.name(), value);
        return more;
    }

    private static <S> List<String> suggest(
            Ruleset<S> ruleset,
            S state,
            Seat seat,
            OrderSheet sheet,
            OrderType<?> type,
            Param param,
            SortedMap<String, String> given) {
        return param.type().isEmpty()
                ? List.of()
                : ruleset.think().suggest(state, new ParamQuery(seat, sheet, type, param.name(), given));
    }

    /** Returns a sample for a field of free text, which needs no suggestion; empty for any other field. */
    private static Optional<String> free(Param param) {
        return param.type()
                .filter(type -> type.input() instanceof Input.Text text && text.longest() > 0)
                .map(type -> "Fresnedo");
    }

    private static boolean needed(Param param) {
        return param.shape() == Param.Shape.ONE || (param.shape() == Param.Shape.MANY && param.least() > 0);
    }

    private static Order make(OrderType<?> type, SortedMap<String, String> given) {
        return RecordShape.make(type.record(), values(type.params(), given));
    }

    private static List<Object> values(List<Param> params, SortedMap<String, String> given) {
        return params.stream().map(param -> value(param, given)).toList();
    }

    private static Object value(Param param, SortedMap<String, String> given) {
        Optional<Object> value = Optional.ofNullable(given.get(param.name()))
                .map(stored -> param.type().orElseThrow().decode(stored));
        return switch (param.shape()) {
            case ONE -> value.orElseThrow();
            case OPTIONAL -> value;
            case MANY -> value.map(List::of).orElse(List.of());
            case FLAG -> false;
            case GROUP -> {
                Param.Group group = param.group().orElseThrow();
                boolean filled =
                        param.least() > 0 || group.params().stream().anyMatch(each -> given.containsKey(each.name()));
                yield filled ? List.of(RecordShape.make(group.record(), values(group.params(), given))) : List.of();
            }
        };
    }
}
