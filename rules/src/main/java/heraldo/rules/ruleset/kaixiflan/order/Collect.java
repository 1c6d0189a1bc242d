package heraldo.rules.ruleset.kaixiflan.order;

import heraldo.rules.board.Hex;
import java.util.List;

/** <i>Recolectar</i>: with an own settlement or own colonists. */
public record Collect(Hex hex, List<Hex> sources, boolean colonists) implements Gathering {
    public Collect {
        sources = List.copyOf(sources);
    }
}
