package heraldo.rules.engine;

import heraldo.rules.kernel.Order;
import heraldo.rules.order.OrderBook;

/**
 * All that anybody may write in a ruleset.
 *
 * @param orders what players may order
 * @param edicts what the game master may do
 * @param enrolments what players fill in when they join: one form, or none
 */
public record OrderBooks(OrderBook orders, OrderBook edicts, OrderBook enrolments) {

    /** The book that knows an order: that of the players or that of the game master. */
    public OrderBook of(Order order) {
        boolean players = orders.types().stream().anyMatch(type -> type.record() == order.getClass());
        return players ? orders : edicts;
    }
}
