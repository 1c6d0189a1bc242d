package heraldo.rules.ruleset.kaixiflan.order;

import heraldo.rules.board.Hex;
import java.util.List;

/** Units of one hex go elsewhere (<i>Mover</i>, K21). */
public interface Marching extends Action {
    Hex origin();

    List<Leg> legs();
}
