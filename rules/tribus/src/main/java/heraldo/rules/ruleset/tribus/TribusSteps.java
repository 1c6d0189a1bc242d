package heraldo.rules.ruleset.tribus;

import heraldo.rules.engine.Steps;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.ruleset.tribus.turn.TurnOrder;

/** Orders that are not played at the end of the turn. */
final class TribusSteps implements Steps<World> {

    @Override
    public OrderSheet prepared(World world, Seat seat) {
        return new OrderSheet(world.turns().prepared(seat.number()));
    }

    /** Pacts are made at any time; no tribe plays before its day (T4). */
    @Override
    public boolean waitsForHours(Order order) {
        return order instanceof TurnOrder;
    }
}
