package heraldo.rules.ruleset.tribus;

import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.Draw;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.tribus.game.Game;
import heraldo.rules.ruleset.tribus.picture.SignKey;
import heraldo.rules.ruleset.tribus.picture.WorldScene;
import heraldo.rules.ruleset.tribus.state.World;
import heraldo.rules.scene.Scene;
import heraldo.rules.scene.SignTable;

/** The pictures of the game. */
final class TribusDraw implements Draw<World> {

    private final Game game;

    TribusDraw(Game game) {
        this.game = game;
    }

    @Override
    public Scene scene(World world, Viewer viewer) {
        return WorldScene.of(game.book(), world);
    }

    @Override
    public Scene scene(Aftermath<World> turn) {
        return WorldScene.plate(game.book(), turn.before(), turn.after(), turn.chronicle());
    }

    @Override
    public Scene preview(World world, Seat seat, OrderSheet sheet) {
        return WorldScene.preview(game.book(), game.examiner(), world, seat, sheet);
    }

    @Override
    public SignTable signs() {
        return SignKey.TABLE;
    }
}
