package heraldo.rules.ruleset.cathay.game;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.order.Attack;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.List;
import java.util.SortedSet;

/** Whom an order attacks: soldiers fight only over buildings (Y35). What the robber takes is nobody's deed (Y24). */
public final class Harm {

    private Harm() {}

    /** Whom an order of a seat attacks: whose building stands on the corner (Y30). */
    public static SortedSet<Seat> of(Position position, Seat seat, Order order) {
        return order instanceof Attack attack && position.rivalBuildingOn(seat, attack.corner())
                ? Frozen.set(List.of(new Seat(position.builder(attack.corner()))))
                : Frozen.noSet();
    }
}
