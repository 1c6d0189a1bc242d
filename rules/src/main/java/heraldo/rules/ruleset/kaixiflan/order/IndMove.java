package heraldo.rules.ruleset.kaixiflan.order;

import heraldo.rules.board.Hex;
import java.util.List;

/** <i>IND Mover</i>: units of the independents (R82). */
public record IndMove(Hex origin, List<Leg> legs) implements Marching {
    public IndMove {
        legs = List.copyOf(legs);
    }

    @Override
    public boolean independent() {
        return true;
    }
}
