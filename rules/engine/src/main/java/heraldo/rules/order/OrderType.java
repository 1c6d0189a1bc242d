package heraldo.rules.order;

import heraldo.rules.kernel.Order;
import java.util.List;

/**
 * A kind of order, declared once.
 *
 * @param key its name in stored sheets and in the message bundles, e.g. {@code move}
 * @param record the record it makes; its components are named after the parameters
 * @param params in the order of the record's components
 */
public record OrderType<O extends Order>(String key, Class<O> record, List<Param> params) {

    public OrderType {
        params = List.copyOf(params);
    }

    public static <O extends Record & Order> OrderType<O> of(String key, Class<O> record, Param... params) {
        return new OrderType<>(key, record, List.of(params));
    }
}
