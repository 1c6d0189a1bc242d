package heraldo.rules.ruleset.kaixiflan.order.troop;

import heraldo.rules.board.Hex;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.kaixiflan.order.Values;
import java.util.List;

/** <i>Mover</i>: own units. */
public record Move(Hex origin, List<Leg> legs) implements Marching {
    public Move {
        legs = List.copyOf(legs);
    }

    public static OrderType<Move> type(Values values) {
        return Marching.type("move", Move.class, values);
    }
}
