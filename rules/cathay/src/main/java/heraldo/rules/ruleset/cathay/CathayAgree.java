package heraldo.rules.ruleset.cathay;

import heraldo.rules.engine.Agree;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.turn.Command;
import java.util.SortedSet;

/** Deals and harm between seats. */
final class CathayAgree implements Agree<Position> {

    @Override
    public SortedSet<Seat> harmed(Position position, Seat seat, Order order) {
        return order instanceof Command command ? command.harmed(position, seat) : Frozen.noSet();
    }
}
