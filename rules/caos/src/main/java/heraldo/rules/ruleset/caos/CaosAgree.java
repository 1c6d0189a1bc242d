package heraldo.rules.ruleset.caos;

import heraldo.rules.engine.Agree;
import heraldo.rules.engine.Deal;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.check.Command;
import heraldo.rules.ruleset.caos.game.Game;
import heraldo.rules.ruleset.caos.state.War;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

/** Deals and harm between seats. */
final class CaosAgree implements Agree<War> {

    private final Game game;

    CaosAgree(Game game) {
        this.game = game;
    }

    @Override
    public SortedSet<Seat> harmed(War war, Seat seat, Order order) {
        return Command.of(order).harmed(game.law(war), seat);
    }

    @Override
    public List<Deal> deals(War war, Seat seat, Order order) {
        return Command.of(order).deals(seat);
    }

    @Override
    public Optional<Order> pledge(Order agreed, OrderSheet sheet) {
        return Command.of(agreed).pledge(sheet);
    }
}
