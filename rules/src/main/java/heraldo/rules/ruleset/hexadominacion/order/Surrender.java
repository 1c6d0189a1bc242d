package heraldo.rules.ruleset.hexadominacion.order;

import heraldo.rules.kernel.Order;
import java.util.List;

/** <i>Rendirse</i>: the realm leaves the game; its hexes go where it says, the others become neutral (H28, R44). */
public record Surrender(List<Grant> grants) implements Order {
    public Surrender {
        grants = List.copyOf(grants);
    }
}
