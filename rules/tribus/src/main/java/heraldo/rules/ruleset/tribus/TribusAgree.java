package heraldo.rules.ruleset.tribus;

import heraldo.rules.engine.Agree;
import heraldo.rules.engine.Deal;
import heraldo.rules.kernel.Notice;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.game.Game;
import heraldo.rules.ruleset.tribus.law.Command;
import heraldo.rules.ruleset.tribus.law.Harm;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;

/** Deals and harm between seats. */
final class TribusAgree implements Agree<World> {

    private final Game game;
    private final Chart chart;

    TribusAgree(Game game, Chart chart) {
        this.game = game;
        this.chart = chart;
    }

    @Override
    public List<Notice> notices(World world, Map<Seat, OrderSheet> sheets) {
        return game.notices(world, sheets);
    }

    @Override
    public SortedSet<Seat> harmed(World world, Seat seat, Order order) {
        return new Harm(chart, world, seat).of(order);
    }

    @Override
    public List<Deal> deals(World world, Seat seat, Order order) {
        return Command.of(order).deals(world, seat);
    }
}
