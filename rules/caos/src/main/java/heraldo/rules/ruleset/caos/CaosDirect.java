package heraldo.rules.ruleset.caos;

import heraldo.rules.engine.Amendment;
import heraldo.rules.engine.Change;
import heraldo.rules.engine.Direct;
import heraldo.rules.engine.EdictValues;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.caos.event.EdictChanges;
import heraldo.rules.ruleset.caos.event.EdictDesk;
import heraldo.rules.ruleset.caos.event.EdictTypes;
import heraldo.rules.ruleset.caos.game.EdictFields;
import heraldo.rules.ruleset.caos.game.Game;
import heraldo.rules.ruleset.caos.state.War;
import java.util.List;

/** The acts of a game master of the game. */
final class CaosDirect implements Direct<War> {

    private final Game game;

    CaosDirect(Game game) {
        this.game = game;
    }

    @Override
    public List<OrderType<?>> edicts() {
        return EdictTypes.all(game.values());
    }

    @Override
    public Amendment<War> amend(War war, Order edict) {
        return EdictDesk.amend(game.law(war), edict);
    }

    @Override
    public EdictValues edictValues(War war, Viewer viewer) {
        return new EdictFields(game.law(war));
    }

    @Override
    public List<Change> changes(War before, War after, Order edict, Viewer viewer) {
        return EdictChanges.of(before, after, edict);
    }
}
