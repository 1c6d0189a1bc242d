package heraldo.rules.order;

import heraldo.rules.data.JsonTree;
import heraldo.rules.data.RecordShape;
import heraldo.rules.kernel.Order;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Orders as stored text: one JSON object, the same in every language; equal orders give equal text. */
public final class OrderCodec {

    private static final String ORDER = "order";

    private final List<OrderType<?>> types;

    /** Orders of some types. */
    public OrderCodec(List<OrderType<?>> types) {
        this.types = List.copyOf(types);
    }

    /** The stored text of an order. */
    public String write(Order order) {
        OrderType<?> type = types.stream()
                .filter(each -> each.record() == order.getClass())
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("unknown order: " + order));
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put(ORDER, type.key());
        tree.putAll(tree((Record) order, type.params()));
        return JsonTree.write(tree);
    }

    /**
     * Undoes {@link #write}.
     *
     * @throws IllegalArgumentException if no order is stored like that
     */
    public Order read(String json) {
        if (!(JsonTree.read(json) instanceof Map<?, ?> tree)) {
            throw new IllegalArgumentException("no stored order");
        }
        OrderType<?> type = types.stream()
                .filter(each -> each.key().equals(tree.get(ORDER)))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("unknown order: " + tree.get(ORDER)));
        return RecordShape.make(type.record(), values(tree, type.params()));
    }

    private static Map<String, Object> tree(Record owner, List<Param> params) {
        Map<String, Object> tree = new LinkedHashMap<>();
        for (Param param : params) {
            Object value = RecordShape.get(owner, param.name());
            stored(param, value).ifPresent(stored -> tree.put(param.name(), stored));
        }
        return tree;
    }

    private static Optional<Object> stored(Param param, Object value) {
        return switch (param.shape()) {
            case ONE -> Optional.of(text(param, value));
            case OPTIONAL -> ((Optional<?>) value).map(each -> text(param, each));
            case FLAG -> value.equals(true) ? Optional.of(true) : Optional.empty();
            case MANY ->
                Optional.of(((List<?>) value)
                        .stream().map(each -> text(param, each)).toList());
            case GROUP ->
                Optional.of(((List<?>) value)
                        .stream()
                                .map(each -> tree(
                                        (Record) each,
                                        param.group().orElseThrow().params()))
                                .toList());
        };
    }

    private static List<Object> values(Map<?, ?> tree, List<Param> params) {
        List<Object> values = new ArrayList<>();
        for (Param param : params) {
            values.add(value(param, tree.get(param.name())));
        }
        return values;
    }

    private static Object value(Param param, @Nullable Object stored) {
        return switch (param.shape()) {
            case ONE -> single(param, stored);
            case OPTIONAL -> Optional.ofNullable(stored).map(each -> single(param, each));
            case FLAG -> stored != null;
            case MANY ->
                list(param, stored).stream().map(each -> single(param, each)).toList();
            case GROUP ->
                list(param, stored).stream()
                        .map(each -> repetition(param, each))
                        .toList();
        };
    }

    private static Object repetition(Param param, Object stored) {
        Param.Group group = param.group().orElseThrow();
        if (stored instanceof Map<?, ?> tree) {
            return RecordShape.make(group.record(), values(tree, group.params()));
        }
        throw misshapen(param);
    }

    private static Object single(Param param, @Nullable Object stored) {
        if (stored instanceof String text) {
            return param.type().orElseThrow().decode(text);
        }
        throw misshapen(param);
    }

    private static List<?> list(Param param, @Nullable Object stored) {
        if (stored instanceof List<?> list) {
            return list;
        }
        throw misshapen(param);
    }

    private static IllegalArgumentException misshapen(Param param) {
        return new IllegalArgumentException("no stored " + param.name());
    }

    @SuppressWarnings("unchecked")
    private static String text(Param param, Object value) {
        return ((ParamType<Object>) param.type().orElseThrow()).encode(value);
    }
}
