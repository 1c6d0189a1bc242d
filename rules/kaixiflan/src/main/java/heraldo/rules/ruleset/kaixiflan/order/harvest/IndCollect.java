package heraldo.rules.ruleset.kaixiflan.order.harvest;

import heraldo.rules.board.Hex;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.kaixiflan.order.Values;
import java.util.List;

/** <i>IND Recolectar</i>: with a settlement or colonists of the independents (R82). */
public record IndCollect(Hex hex, List<Hex> sources, boolean colonists) implements Gathering {
    public IndCollect {
        sources = List.copyOf(sources);
    }

    public static OrderType<IndCollect> type(Values values) {
        return Gathering.type("ind-collect", IndCollect.class, values);
    }

    @Override
    public boolean independent() {
        return true;
    }
}
