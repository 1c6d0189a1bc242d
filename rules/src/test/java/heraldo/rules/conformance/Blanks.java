package heraldo.rules.conformance;

import heraldo.rules.data.RecordShape;
import heraldo.rules.engine.Blank;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.order.Input;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
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

    /**
     * Every order that takes one suggestion for a parameter, and the best ones for the parameters that are still needed.
     */
    static <S> List<Order> suggested(Ruleset<S> ruleset, S state, Seat seat, OrderType<?> type) {
        List<Order> orders = new ArrayList<>();
        SortedMap<String, String> given = new TreeMap<>();
        for (Param param : params(type)) {
            List<String> values = suggest(ruleset, state, seat, type, param, given);
            for (String value : values) {
                SortedMap<String, String> tried = new TreeMap<>(given);
                tried.put(param.name(), value);
                complete(ruleset, state, seat, type, tried).ifPresent(orders::add);
            }
            if (needed(param)) {
                if (values.isEmpty() && free(param).isEmpty()) {
                    return orders;
                }
                given.put(param.name(), values.isEmpty() ? free(param).get() : values.get(0));
            }
        }
        return orders;
    }

    private static <S> Optional<Order> complete(
            Ruleset<S> ruleset, S state, Seat seat, OrderType<?> type, SortedMap<String, String> given) {
        for (Param param : params(type)) {
            if (needed(param) && !given.containsKey(param.name())) {
                List<String> values = suggest(ruleset, state, seat, type, param, given);
                Optional<String> value = values.stream().findFirst().or(() -> free(param));
                if (value.isEmpty()) {
                    return Optional.empty();
                }
                given.put(param.name(), value.get());
            }
        }
        if (!stands(ruleset, state, seat, make(type, given))) {
            fillInOne(ruleset, state, seat, type, given);
        }
        return Optional.of(make(type, given));
    }

    /** Some orders need one of the fields that are not needed by themselves: how many units, say. */
    private static <S> void fillInOne(
            Ruleset<S> ruleset, S state, Seat seat, OrderType<?> type, SortedMap<String, String> given) {
        params(type).stream()
                .filter(param -> param.shape() == Param.Shape.OPTIONAL && !given.containsKey(param.name()))
                .filter(param ->
                        !suggest(ruleset, state, seat, type, param, given).isEmpty())
                .findFirst()
                .ifPresent(param -> given.put(
                        param.name(),
                        suggest(ruleset, state, seat, type, param, given).get(0)));
    }

    private static <S> boolean stands(Ruleset<S> ruleset, S state, Seat seat, Order order) {
        OrderSheet sheet = ruleset.enter(state, seat, OrderSheet.EMPTY, order);
        return ruleset.check(state, seat, sheet).stream().allMatch(Verdict::possible);
    }

    private static <S> List<String> suggest(
            Ruleset<S> ruleset, S state, Seat seat, OrderType<?> type, Param param, SortedMap<String, String> given) {
        return param.type().isEmpty()
                ? List.of()
                : ruleset.suggest(state, new Blank(seat, OrderSheet.EMPTY, type, param.name(), given));
    }

    /** What a player writes where nothing need be suggested: a text. */
    private static Optional<String> free(Param param) {
        return param.type()
                .filter(type -> type.input() instanceof Input.Text text && text.longest() > 0)
                .map(type -> "Fresnedo");
    }

    private static boolean needed(Param param) {
        return param.shape() == Param.Shape.ONE || param.shape() == Param.Shape.MANY && param.least() > 0;
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
