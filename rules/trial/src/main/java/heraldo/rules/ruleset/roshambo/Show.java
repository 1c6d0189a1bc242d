package heraldo.rules.ruleset.roshambo;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.Types;
import java.util.Optional;

/** <i>Mostrar</i>: the hand that a side shows in this round; what it shows last counts (R1, R4). */
record Show(Hand hand) implements Order {

    static OrderType<Show> type() {
        return OrderType.of("show", Show.class, Param.one("hand", Types.choice("hand", Hand.ALL, Hand::id, "hand")));
    }

    /** Refuses the order once the game is over (R6). */
    Optional<Refusal> refusal(Bout bout) {
        return bout.over() ? Optional.of(Refusal.of("E_OVER", "R6")) : Optional.empty();
    }
}
