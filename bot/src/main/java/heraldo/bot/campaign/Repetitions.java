package heraldo.bot.campaign;

import heraldo.rules.data.RecordShape;
import heraldo.rules.kernel.Order;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Joins two orders of one type that differ only in what their group repeats. */
final class Repetitions {
    private Repetitions() {}

    /** The first order with the repetitions of the other behind its own; empty if they do not go together. */
    static Optional<Order> join(List<OrderType<?>> types, Order first, Order more) {
        return types.stream()
                .filter(type -> type.record().isInstance(first) && type.record().isInstance(more))
                .findFirst()
                .flatMap(type -> join(type, first, more));
    }

    private static Optional<Order> join(OrderType<?> type, Order first, Order more) {
        List<Object> values = new ArrayList<>();
        boolean grows = false;
        for (Param param : type.params()) {
            Object value = RecordShape.get((Record) first, param.name());
            Object other = RecordShape.get((Record) more, param.name());
            if (param.shape() == Param.Shape.GROUP) {
                List<Object> longer = new ArrayList<>((List<?>) value);
                longer.addAll((List<?>) other);
                if (longer.size() > param.most()) {
                    throw RefusedException.of("group-full", "most", param.most());
                }
                values.add(List.copyOf(longer));
                grows = true;
            } else if (value.equals(other)) {
                values.add(value);
            } else {
                return Optional.empty();
            }
        }
        return grows ? Optional.of(RecordShape.make(type.record(), values)) : Optional.empty();
    }
}
