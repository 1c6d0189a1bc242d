package heraldo.rules.engine.coverage;

import heraldo.rules.data.RecordShape;
import heraldo.rules.kernel.Order;
import heraldo.rules.order.Input;
import heraldo.rules.order.OrderBook;
import heraldo.rules.order.Param;
import heraldo.rules.order.ParamType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Orders that somebody was taught or has heard of, and the values that were in them. What is heard is forgotten again. */
final class KnownOrders {

    private static final int MANY = 200;

    private final OrderBook book;
    private final List<Order> taught = new ArrayList<>();
    private final List<Order> heard = new ArrayList<>();
    private final SortedMap<String, List<Object>> values = new TreeMap<>();

    /** Knows what somebody else knows. */
    KnownOrders(KnownOrders other) {
        this.book = other.book;
        taught.addAll(other.taught);
        heard.addAll(other.heard);
        other.values.forEach((name, known) -> values.put(name, new ArrayList<>(known)));
    }

    /** Knows what the declarations say: fixed choices, and the ends of ranges. */
    KnownOrders(OrderBook book) {
        this.book = book;
        book.types().forEach(type -> declared(type.params()));
    }

    void teach(Order order) {
        taught.add(order);
        harvest(book.typeOf(order).params(), (Record) order);
    }

    void hear(Order order) {
        keep(heard, order);
        harvest(book.typeOf(order).params(), (Record) order);
    }

    /** Some order: one of those that were taught, or else one of those that were heard. */
    Optional<Order> any(FreeChance whim) {
        return whim.pick(heard.isEmpty() || whim.once(2) ? taught : heard);
    }

    /** Known values for a parameter. */
    List<Object> values(Param param) {
        return param.type()
                .map(type -> values.getOrDefault(type.name(), List.of()))
                .orElse(List.of());
    }

    private void declared(List<Param> params) {
        for (Param param : params) {
            param.group().ifPresent(group -> declared(group.params()));
            param.type().ifPresent(type -> declared(type).forEach(value -> keep(type, value)));
        }
    }

    private static Stream<?> declared(ParamType<?> type) {
        return switch (type.input()) {
            case Input.Choice choice -> choice.values().stream().map(type::decode);
            case Input.Whole whole ->
                IntStream.of(whole.least(), whole.least() + 1, whole.most()).boxed();
            case Input.Text text -> Stream.empty();
        };
    }

    private void harvest(List<Param> params, Record owner) {
        for (Param param : params) {
            Object value = RecordShape.get(owner, param.name());
            param.type().ifPresent(type -> Components.single(value).forEach(each -> keep(type, each)));
            param.group().ifPresent(group -> ((List<?>) value).forEach(each -> harvest(group.params(), (Record) each)));
        }
    }

    private void keep(ParamType<?> type, Object value) {
        keep(values.computeIfAbsent(type.name(), name -> new ArrayList<>()), value);
    }

    private static <T> void keep(List<T> known, T one) {
        if (!known.contains(one)) {
            known.add(one);
            if (known.size() > MANY) {
                known.removeFirst();
            }
        }
    }
}
