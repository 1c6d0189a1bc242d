package heraldo.rules.ruleset.kaixiflan.order;

import heraldo.rules.board.Hex;
import java.util.List;

/** <i>IND Recolectar</i>: with a settlement or colonists of the independents (R82). */
public record IndCollect(Hex hex, List<Hex> sources, boolean colonists) implements Gathering {
    public IndCollect {
        sources = List.copyOf(sources);
    }

    @Override
    public boolean independent() {
        return true;
    }
}
