package heraldo.rules.ruleset.cathay.picture;

import heraldo.rules.kernel.Message;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.scene.Legend;
import heraldo.rules.scene.Scene;
import java.util.List;

/** The board as a drawing (§7). */
public record BoardScene(Position position) {

    private static final int WIDTH = 660;
    private static final int HEIGHT = 570;

    public Scene scene() {
        Message title = Message.of(
                "turn",
                "round",
                position.round().number(),
                "place",
                position.round().place() + 1,
                "seat",
                position.active());
        return new Scene(
                title, WIDTH, HEIGHT, List.of(), List.of(), List.of(), List.of(), new Legend(List.of()), title);
    }
}
