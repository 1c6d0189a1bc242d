package heraldo.rules.ruleset.kaixiflan.order;

import heraldo.rules.board.Hex;
import java.util.List;

/** <i>Mover</i>: own units. */
public record Move(Hex origin, List<Leg> legs) implements Marching {
    public Move {
        legs = List.copyOf(legs);
    }
}
