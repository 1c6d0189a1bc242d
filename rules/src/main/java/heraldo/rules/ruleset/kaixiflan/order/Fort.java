package heraldo.rules.ruleset.kaixiflan.order;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import java.util.Optional;

/** <i>Construir fortaleza</i> (§1.6). */
public record Fort(Hex hex, Optional<String> name) implements Founding {
    @Override
    public TownKind kind() {
        return TownKind.FORT;
    }
}
