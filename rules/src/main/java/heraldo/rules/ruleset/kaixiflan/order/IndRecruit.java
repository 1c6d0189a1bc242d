package heraldo.rules.ruleset.kaixiflan.order;

import heraldo.rules.board.Hex;
import java.util.List;

/** <i>IND Reclutar</i>: at a settlement of the independents, paid by their Governor (R82). */
public record IndRecruit(Hex settlement, List<Levy> levies) implements Enlisting {
    public IndRecruit {
        levies = List.copyOf(levies);
    }

    @Override
    public boolean independent() {
        return true;
    }
}
