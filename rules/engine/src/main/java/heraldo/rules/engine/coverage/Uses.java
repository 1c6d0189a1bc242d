package heraldo.rules.engine.coverage;

import heraldo.rules.data.RecordShape;
import heraldo.rules.kernel.Order;
import heraldo.rules.order.Input;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.ParamType;
import java.util.List;
import java.util.stream.Stream;

/**
 * The items that an order uses: its type ({@code order.<key>}), and each value that it chooses of a few
 * ({@code <key>.<parameter>.<stored value>}).
 */
final class Uses {

    private Uses() {}

    static List<String> of(OrderType<?> type, Order order) {
        return Stream.concat(Stream.of(typeItem(type)), chosen(type.key(), type.params(), (Record) order))
                .distinct()
                .toList();
    }

    /** Everything that orders of a type could make use of, in the order of the declaration. */
    static List<String> possible(OrderType<?> type) {
        return Stream.concat(Stream.of(typeItem(type)), choices(type.key(), type.params()))
                .toList();
    }

    private static String typeItem(OrderType<?> type) {
        return "order." + type.key();
    }

    private static Stream<String> choices(String key, List<Param> params) {
        return params.stream()
                .flatMap(param -> param.group().isPresent()
                        ? choices(key, param.group().get().params())
                        : values(param).stream().map(value -> item(key, param, value)));
    }

    private static List<String> values(Param param) {
        return param.type()
                .map(ParamType::input)
                .filter(Input.Choice.class::isInstance)
                .map(input -> ((Input.Choice) input).values())
                .orElse(List.of());
    }

    private static Stream<String> chosen(String key, List<Param> params, Record owner) {
        return params.stream().flatMap(param -> chosen(key, param, RecordShape.get(owner, param.name())));
    }

    private static Stream<String> chosen(String key, Param param, Object value) {
        if (param.group().isPresent()) {
            List<Param> inner = param.group().get().params();
            return ((List<?>) value).stream().flatMap(each -> chosen(key, inner, (Record) each));
        }
        return values(param).isEmpty()
                ? Stream.empty()
                : Components.single(value).map(each -> item(key, param, stored(param, each)));
    }

    @SuppressWarnings("unchecked")
    private static String stored(Param param, Object value) {
        return ((ParamType<Object>) param.type().orElseThrow()).encode(value);
    }

    private static String item(String key, Param param, String value) {
        return key + "." + param.name() + "." + value;
    }
}
