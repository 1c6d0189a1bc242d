package heraldo.rules.ruleset.kaixiflan.order.troop;

import heraldo.rules.board.Hex;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.kaixiflan.order.Values;
import java.util.List;

/** <i>Reclutar</i>: at an own settlement. */
public record Recruit(Hex settlement, List<Levy> levies) implements Enlisting {
    public Recruit {
        levies = List.copyOf(levies);
    }

    public static OrderType<Recruit> type(Values values) {
        return Enlisting.type("recruit", Recruit.class, values);
    }
}
