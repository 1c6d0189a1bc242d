package heraldo.rules.ruleset.hexadominacion.event;

import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.hexadominacion.order.Values;
import java.util.List;

/** Every act of the game master on the game. */
public final class EdictTypes {

    private EdictTypes() {}

    public static List<OrderType<?>> all(Values values) {
        return List.of();
    }
}
