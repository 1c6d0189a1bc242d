package heraldo.rules.engine;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/**
 * Taking a seat, in games where a player chooses something then.
 *
 * @param <S> the state of a game, an immutable record
 */
public interface Join<S> {

    /** Returns the form that a player fills in, declared like an order; empty if there is nothing to choose. */
    default Optional<OrderType<?>> enrolment() {
        return Optional.empty();
    }

    /**
     * Refuses a player who may not join with a form; empty if they may.
     *
     * @param others the forms of those who sit already
     * @param options those of the campaign
     */
    default Optional<Refusal> admit(Order enrolment, SortedMap<Seat, Order> others, SortedMap<String, String> options) {
        return Optional.empty();
    }

    /** Returns the name that a form gives to its seat; empty if the seat keeps the ruleset's own. */
    default Optional<PlayerText> seatName(Order enrolment) {
        return Optional.empty();
    }

    /**
     * Tells the next player of a seat which of its {@link #enrolment} is settled; nothing if there was nothing to choose.
     */
    default List<Message> settled(S state, Seat seat) {
        return List.of();
    }
}
