package heraldo.rules.ruleset.kaixiflan;

import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.Draw;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.kaixiflan.fame.FameTable;
import heraldo.rules.ruleset.kaixiflan.game.Game;
import heraldo.rules.ruleset.kaixiflan.picture.RealmScene;
import heraldo.rules.ruleset.kaixiflan.picture.SignKey;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.scene.Scene;
import heraldo.rules.scene.SignTable;

/** The pictures of the game. */
final class KaixiflanDraw implements Draw<Realm> {

    private final Game game;

    KaixiflanDraw(Game game) {
        this.game = game;
    }

    @Override
    public Scene scene(Realm realm, Viewer viewer) {
        return new RealmScene(game.law(realm)).plate(viewer, FameTable.of(game.law(realm)));
    }

    @Override
    public Scene scene(Aftermath<Realm> turn) {
        return new RealmScene(game.law(turn.after()))
                .plate(game.law(turn.before()), turn.results(), turn.viewer(), FameTable.of(game.law(turn.after())));
    }

    @Override
    public Scene preview(Realm realm, Seat seat, OrderSheet sheet) {
        return new RealmScene(game.law(realm)).preview(seat, sheet, FameTable.of(game.law(realm)));
    }

    @Override
    public SignTable signs() {
        return SignKey.TABLE;
    }
}
