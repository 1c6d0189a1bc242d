package heraldo.rules.ruleset.kaixiflan.order.harvest;

import heraldo.rules.board.Hex;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.kaixiflan.order.Values;
import heraldo.rules.ruleset.kaixiflan.state.Province;
import java.util.List;

/** <i>Recolectar</i>: with an own settlement or own colonists. */
public record Collect(Hex hex, List<Hex> sources, boolean colonists) implements Gathering {
    public Collect {
        sources = List.copyOf(sources);
    }

    public static OrderType<Collect> type(Values values) {
        return Gathering.type("collect", Collect.class, values);
    }

    /** Returns the default order of a province that has ordered nothing (R11): its capital collects. */
    public static Collect byDefault(Province province) {
        return new Collect(province.capital(), List.of(), false);
    }
}
