package heraldo.rules.ruleset.cathay;

import heraldo.rules.engine.Aftermath;
import heraldo.rules.engine.Draw;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.cathay.fame.FameTable;
import heraldo.rules.ruleset.cathay.game.Game;
import heraldo.rules.ruleset.cathay.game.Trial;
import heraldo.rules.ruleset.cathay.picture.BoardScene;
import heraldo.rules.ruleset.cathay.picture.Preview;
import heraldo.rules.ruleset.cathay.picture.SignKey;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.turn.Command;
import heraldo.rules.scene.Scene;
import heraldo.rules.scene.SignTable;
import java.util.List;

/** The pictures of the game. */
final class CathayDraw implements Draw<Position> {

    private final Game game;

    CathayDraw(Game game) {
        this.game = game;
    }

    @Override
    public Scene scene(Position position, Viewer viewer) {
        return new BoardScene(position).plate(new FameTable(position).standings());
    }

    @Override
    public Scene scene(Aftermath<Position> turn) {
        return new BoardScene(turn.after()).plate(turn.before(), new FameTable(turn.after()).standings());
    }

    @Override
    public Scene preview(Position position, Seat seat, OrderSheet sheet) {
        Trial trial = game.trial(position, seat);
        List<Command> lines = Game.commands(sheet);
        lines.forEach(trial::next);
        return new Preview(position, trial.position(), seat).scene(lines, new FameTable(position).standings());
    }

    @Override
    public SignTable signs() {
        return SignKey.TABLE;
    }
}
