package heraldo.rules.ruleset.cathay;

import heraldo.rules.engine.Amendment;
import heraldo.rules.engine.Change;
import heraldo.rules.engine.Direct;
import heraldo.rules.engine.EdictValues;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.cathay.event.Edict;
import heraldo.rules.ruleset.cathay.event.EdictChanges;
import heraldo.rules.ruleset.cathay.event.EdictDesk;
import heraldo.rules.ruleset.cathay.event.EdictTypes;
import heraldo.rules.ruleset.cathay.game.Game;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.suggest.EdictFields;
import java.util.List;

/** The acts of a game master of the game. */
final class CathayDirect implements Direct<Position> {

    private final Game game;

    CathayDirect(Game game) {
        this.game = game;
    }

    @Override
    public List<OrderType<?>> edicts() {
        return EdictTypes.ALL;
    }

    @Override
    public Amendment<Position> amend(Position position, Order edict) {
        return EdictDesk.amend(position, edict);
    }

    @Override
    public EdictValues edictValues(Position position, Viewer viewer) {
        return new EdictFields(game, position, viewer);
    }

    /** How many cards a hand gains or loses tells which it had. */
    @Override
    public boolean draws(Order edict) {
        return edict instanceof Edict.Hold;
    }

    @Override
    public List<Change> changes(Position before, Position after, Order edict, Viewer viewer) {
        return EdictChanges.of(before, after, edict, viewer);
    }
}
