package heraldo.rules.ruleset.hexadominacion.order;

import heraldo.rules.kernel.Order;
import java.util.List;

/** <i>Atacar</i>: soldiers of own hexes attack a neighbouring one (H14). */
public record Attack(int target, List<Origin> origins) implements Order {
    public Attack {
        origins = List.copyOf(origins);
    }

    /** Everybody it sends. */
    public int soldiers() {
        return origins.stream().mapToInt(Origin::soldiers).sum();
    }
}
