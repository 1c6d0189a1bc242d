package heraldo.rules.ruleset.hexadominacion;

import heraldo.rules.engine.Agree;
import heraldo.rules.engine.Deal;
import heraldo.rules.kernel.Notice;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.check.Command;
import heraldo.rules.ruleset.hexadominacion.game.Handshakes;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;

/** Deals and harm between seats. */
final class HexaDominacionAgree implements Agree<World> {

    @Override
    public List<Notice> notices(World world, Map<Seat, OrderSheet> sheets) {
        return Handshakes.of(world, sheets);
    }

    @Override
    public SortedSet<Seat> harmed(World world, Seat seat, Order order) {
        return Command.of(order).harmed(world, seat);
    }

    @Override
    public List<Deal> deals(World world, Seat seat, Order order) {
        return Command.of(order).deal(seat).stream().toList();
    }
}
