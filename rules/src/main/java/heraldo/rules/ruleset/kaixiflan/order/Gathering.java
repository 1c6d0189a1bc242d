package heraldo.rules.ruleset.kaixiflan.order;

import heraldo.rules.board.Hex;
import java.util.List;

/** Resources are brought in (<i>Recolectar</i>, K15). */
public interface Gathering extends Action {
    Hex hex();

    /** Which sources a settlement collects; if none is named, the best (R33). */
    List<Hex> sources();

    /** Whether the colonists in the hex collect even where a settlement stands (R32). */
    boolean colonists();
}
