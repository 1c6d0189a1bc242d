package heraldo.rules.ruleset.kaixiflan.order.troop;

import heraldo.rules.board.Hex;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.kaixiflan.order.Values;
import java.util.List;

/** <i>IND Reclutar</i>: at a settlement of the independents, paid by their Governor (R82). */
public record IndRecruit(Hex settlement, List<Levy> levies) implements Enlisting {
    public IndRecruit {
        levies = List.copyOf(levies);
    }

    public static OrderType<IndRecruit> type(Values values) {
        return Enlisting.type("ind-recruit", IndRecruit.class, values);
    }

    @Override
    public boolean independent() {
        return true;
    }
}
