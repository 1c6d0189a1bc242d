package heraldo.rules.ruleset.kaixiflan.order;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import java.util.Optional;

/** A settlement is founded (<i>Construir</i>, §1.6). */
public interface Founding extends Action {
    Hex hex();

    Optional<String> name();

    TownKind kind();
}
