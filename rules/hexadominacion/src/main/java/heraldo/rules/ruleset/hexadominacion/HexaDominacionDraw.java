package heraldo.rules.ruleset.hexadominacion;

import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.Draw;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.hexadominacion.fame.FameTable;
import heraldo.rules.ruleset.hexadominacion.game.Game;
import heraldo.rules.ruleset.hexadominacion.picture.SignKey;
import heraldo.rules.ruleset.hexadominacion.picture.WorldScene;
import heraldo.rules.ruleset.hexadominacion.state.World;
import heraldo.rules.scene.Scene;
import heraldo.rules.scene.SignTable;
import java.util.List;

/** The pictures of the game. */
final class HexaDominacionDraw implements Draw<World> {

    private final Game game;

    HexaDominacionDraw(Game game) {
        this.game = game;
    }

    @Override
    public Scene scene(World world, Viewer viewer) {
        return new WorldScene(world, game.book().names())
                .plate(world.round(), FameTable.of(world, game.book().points()), List.of());
    }

    @Override
    public Scene scene(Aftermath<World> turn) {
        return new WorldScene(turn.after(), game.book().names())
                .plate(
                        turn.before().round(),
                        FameTable.of(turn.after(), game.book().points()),
                        turn.results());
    }

    @Override
    public Scene preview(World world, Seat seat, OrderSheet sheet) {
        return new WorldScene(world, game.book().names())
                .preview(seat, sheet, FameTable.of(world, game.book().points()));
    }

    @Override
    public SignTable signs() {
        return SignKey.TABLE;
    }
}
