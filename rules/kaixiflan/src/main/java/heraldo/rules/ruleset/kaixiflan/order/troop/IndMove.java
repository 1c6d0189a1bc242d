package heraldo.rules.ruleset.kaixiflan.order.troop;

import heraldo.rules.board.Hex;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.kaixiflan.order.Values;
import java.util.List;

/** <i>IND Mover</i>: units of the independents (R82). */
public record IndMove(Hex origin, List<Leg> legs) implements Marching {
    public IndMove {
        legs = List.copyOf(legs);
    }

    public static OrderType<IndMove> type(Values values) {
        return Marching.type("ind-move", IndMove.class, values);
    }

    @Override
    public boolean independent() {
        return true;
    }
}
