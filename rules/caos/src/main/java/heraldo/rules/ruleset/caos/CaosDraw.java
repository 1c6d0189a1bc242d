package heraldo.rules.ruleset.caos;

import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.Draw;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.caos.fame.FameTable;
import heraldo.rules.ruleset.caos.game.Game;
import heraldo.rules.ruleset.caos.picture.Charts;
import heraldo.rules.ruleset.caos.picture.GalaxyScene;
import heraldo.rules.ruleset.caos.picture.SignKey;
import heraldo.rules.ruleset.caos.state.War;
import heraldo.rules.scene.Scene;
import heraldo.rules.scene.SignTable;

/** The pictures of the game. */
final class CaosDraw implements Draw<War> {

    private final Game game;
    private final Charts charts;

    CaosDraw(Game game, Charts charts) {
        this.game = game;
        this.charts = charts;
    }

    @Override
    public Scene scene(War war, Viewer viewer) {
        return new GalaxyScene(game.law(war), charts).plate(new FameTable(game.law(war)).standings());
    }

    @Override
    public Scene scene(Aftermath<War> turn) {
        return new GalaxyScene(game.law(turn.after()), charts)
                .plate(turn.before(), new FameTable(game.law(turn.after())).standings());
    }

    @Override
    public Scene preview(War war, Seat seat, OrderSheet sheet) {
        return new GalaxyScene(game.law(war), charts).preview(seat, sheet, new FameTable(game.law(war)).standings());
    }

    @Override
    public SignTable signs() {
        return SignKey.TABLE;
    }
}
