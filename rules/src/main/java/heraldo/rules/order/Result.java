package heraldo.rules.order;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Refusal;
import java.util.Optional;

/**
 * What one language makes of a line: an order, a refusal with the ruleset's own code, or why the line is not understood.
 * Exactly one is present.
 */
record Result(Optional<Order> order, Optional<Refusal> refusal, Optional<Message> unread) {

    static Result of(Order order) {
        return new Result(Optional.of(order), Optional.empty(), Optional.empty());
    }

    static Result refused(Refusal refusal) {
        return new Result(Optional.empty(), Optional.of(refusal), Optional.empty());
    }

    static Result unread(Message why) {
        return new Result(Optional.empty(), Optional.empty(), Optional.of(why));
    }
}
