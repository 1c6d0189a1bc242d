package heraldo.rules.ruleset.kaixiflan.order.build;

import heraldo.rules.board.Hex;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.kaixiflan.book.TownKind;
import heraldo.rules.ruleset.kaixiflan.order.Values;
import java.util.Optional;

/** <i>Construir villa</i> (§1.6). */
public record Village(Hex hex, Optional<String> name) implements Founding {

    public static OrderType<Village> type(Values values) {
        return Founding.type(TownKind.VILLAGE, Village.class, values);
    }

    @Override
    public TownKind kind() {
        return TownKind.VILLAGE;
    }
}
