package heraldo.rules.ruleset.kaixiflan;

import heraldo.rules.engine.Amendment;
import heraldo.rules.engine.Change;
import heraldo.rules.engine.Direct;
import heraldo.rules.engine.EdictValues;
import heraldo.rules.engine.Pending;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.kaixiflan.event.Edict;
import heraldo.rules.ruleset.kaixiflan.event.EdictChanges;
import heraldo.rules.ruleset.kaixiflan.event.EdictDesk;
import heraldo.rules.ruleset.kaixiflan.event.EdictTypes;
import heraldo.rules.ruleset.kaixiflan.event.Expected;
import heraldo.rules.ruleset.kaixiflan.game.EdictFields;
import heraldo.rules.ruleset.kaixiflan.game.Game;
import heraldo.rules.ruleset.kaixiflan.state.Decree;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import java.util.List;

/** The acts of a game master of the game. */
final class KaixiflanDirect implements Direct<Realm> {

    private final Game game;
    private final EdictDesk edicts;

    KaixiflanDirect(Game game, EdictDesk edicts) {
        this.game = game;
        this.edicts = edicts;
    }

    @Override
    public List<OrderType<?>> edicts() {
        return EdictTypes.all(game.values());
    }

    @Override
    public Amendment<Realm> amend(Realm realm, Order edict) {
        return edicts.amend(realm, edict);
    }

    @Override
    public EdictValues edictValues(Realm realm, Viewer viewer) {
        return new EdictFields(game, realm, viewer);
    }

    @Override
    public List<Change> changes(Realm before, Realm after, Order edict, Viewer viewer) {
        return EdictChanges.of(game.book(), game.missions(), before, after, edict, viewer);
    }

    @Override
    public boolean secret(Order edict) {
        return edict instanceof Decree
                || edict instanceof Edict.Bards
                || edict instanceof Edict.Silence
                || edict instanceof Edict.Revoke;
    }

    @Override
    public boolean draws(Order edict) {
        return edict instanceof Edict.DrawMission;
    }

    @Override
    public List<Pending> pending(Realm realm) {
        return Expected.of(game.book(), game.missions(), realm);
    }

    @Override
    public Decreed decreed(Message told) {
        return Expected.decreed(told);
    }
}
