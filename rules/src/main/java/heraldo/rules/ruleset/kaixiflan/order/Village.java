package heraldo.rules.ruleset.kaixiflan.order;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import java.util.Optional;

/** <i>Construir villa</i> (§1.6). */
public record Village(Hex hex, Optional<String> name) implements Founding {
    @Override
    public TownKind kind() {
        return TownKind.VILLAGE;
    }
}
