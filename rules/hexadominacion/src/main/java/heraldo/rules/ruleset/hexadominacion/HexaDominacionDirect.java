package heraldo.rules.ruleset.hexadominacion;

import heraldo.rules.engine.Amendment;
import heraldo.rules.engine.Change;
import heraldo.rules.engine.Direct;
import heraldo.rules.engine.EdictValues;
import heraldo.rules.engine.Pending;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.hexadominacion.event.EdictChanges;
import heraldo.rules.ruleset.hexadominacion.event.EdictDesk;
import heraldo.rules.ruleset.hexadominacion.event.EdictTypes;
import heraldo.rules.ruleset.hexadominacion.event.Sanctions;
import heraldo.rules.ruleset.hexadominacion.game.EdictFields;
import heraldo.rules.ruleset.hexadominacion.game.Game;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.List;

/** The acts of a game master of the game. */
final class HexaDominacionDirect implements Direct<World> {

    private final Game game;

    HexaDominacionDirect(Game game) {
        this.game = game;
    }

    @Override
    public List<OrderType<?>> edicts() {
        return EdictTypes.all(game.values());
    }

    @Override
    public Amendment<World> amend(World world, Order edict) {
        return EdictDesk.amend(world, game.book().names(), edict);
    }

    @Override
    public EdictValues edictValues(World world, Viewer viewer) {
        return new EdictFields(game, world);
    }

    @Override
    public List<Change> changes(World before, World after, Order edict, Viewer viewer) {
        return EdictChanges.of(game.book().names(), before, after, edict, viewer);
    }

    @Override
    public List<Pending> pending(World world) {
        return Sanctions.of(world);
    }
}
