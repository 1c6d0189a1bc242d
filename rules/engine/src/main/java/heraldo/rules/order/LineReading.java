package heraldo.rules.order;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Refusal;
import java.util.Optional;

/**
 * The result of parsing a line: an order, or why there is none.
 *
 * @param order present if the line was understood and all its values exist
 * @param refusal present otherwise
 */
public record LineReading(Optional<Order> order, Optional<Refusal> refusal) {

    static LineReading of(Order order) {
        return new LineReading(Optional.of(order), Optional.empty());
    }

    static LineReading refused(Refusal refusal) {
        return new LineReading(Optional.empty(), Optional.of(refusal));
    }
}
