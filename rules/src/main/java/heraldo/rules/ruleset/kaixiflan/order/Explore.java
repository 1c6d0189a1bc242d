package heraldo.rules.ruleset.kaixiflan.order;

import heraldo.rules.board.Hex;
import java.util.List;

/** <i>Explorar</i>: unexplored hexes are surveyed (K25). */
public record Explore(List<Hex> hexes) implements Action {
    public Explore {
        hexes = List.copyOf(hexes);
    }
}
