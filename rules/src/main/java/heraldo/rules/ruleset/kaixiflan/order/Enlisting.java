package heraldo.rules.ruleset.kaixiflan.order;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import java.util.List;

/** Units are recruited at a settlement (<i>Reclutar</i>, §1.5). */
public interface Enlisting extends Action {
    Hex settlement();

    List<Levy> levies();

    /** All of them together. */
    default Units units() {
        return levies().stream().map(Levy::units).reduce(Units.NONE, Units::plus);
    }
}
