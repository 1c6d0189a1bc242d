package heraldo.rules.ruleset.cathay.picture;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Standings;
import heraldo.rules.ruleset.cathay.say.Say;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.scene.Drawing;
import heraldo.rules.scene.Label;
import heraldo.rules.scene.Scene;
import heraldo.rules.scene.Token;
import java.util.ArrayList;
import java.util.List;

/** The board as a drawing (§7). Everybody sees the same: of hands it shows the sizes alone. */
public record BoardScene(Position position) {

    public Scene scene() {
        Ground ground = new Ground(position);
        Pieces pieces = new Pieces(position);
        List<Token> tokens = new ArrayList<>(ground.tokens());
        tokens.addAll(pieces.tokens());
        List<Label> labels = new ArrayList<>(ground.labels());
        labels.addAll(pieces.labels());
        Drawing drawing = new Drawing(Plane.WIDTH, Plane.HEIGHT, ground.cells(), pieces.roads(), tokens, labels);
        return new Scene(turn(position), drawing, new Key(position).legend(), new AltText(position).text());
    }

    /** The board as a plate, as far as the position itself says what the last turn changed. */
    public Scene plate(Standings standings) {
        return scene().on(new IslandPlate(position, position, standings).plate());
    }

    /** The board as a plate, with what a turn has changed. */
    public Scene plate(Position before, Standings standings) {
        return scene().on(new IslandPlate(before, position, standings).plate());
    }

    static Message turn(Position position) {
        return Say.turn(position.over() ? "scene.over" : "turn", position);
    }
}
