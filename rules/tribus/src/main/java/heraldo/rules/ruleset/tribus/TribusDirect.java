package heraldo.rules.ruleset.tribus;

import heraldo.rules.engine.Amendment;
import heraldo.rules.engine.Change;
import heraldo.rules.engine.Direct;
import heraldo.rules.engine.EdictValues;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.tribus.chart.Chart;
import heraldo.rules.ruleset.tribus.event.EdictChanges;
import heraldo.rules.ruleset.tribus.event.EdictDesk;
import heraldo.rules.ruleset.tribus.game.EdictFields;
import heraldo.rules.ruleset.tribus.game.Game;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.List;

/** The acts of a game master of the game. */
final class TribusDirect implements Direct<World> {

    private final Game game;
    private final Chart chart;

    TribusDirect(Game game, Chart chart) {
        this.game = game;
        this.chart = chart;
    }

    @Override
    public List<OrderType<?>> edicts() {
        return game.edicts();
    }

    @Override
    public Amendment<World> amend(World world, Order edict) {
        return EdictDesk.amend(chart, world, edict);
    }

    @Override
    public EdictValues edictValues(World world, Viewer viewer) {
        return new EdictFields(game, world);
    }

    @Override
    public List<Change> changes(World before, World after, Order edict, Viewer viewer) {
        return EdictChanges.of(chart, before, after, edict);
    }
}
