package heraldo.rules.ruleset.hexadominacion.picture;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.hexadominacion.state.World;
import heraldo.rules.scene.Legend;
import heraldo.rules.scene.Scene;
import java.util.List;

/** The map of a game as a viewer may see it. */
public final class WorldScene {

    private final World world;

    public WorldScene(World world) {
        this.world = world;
    }

    public Scene scene(Viewer viewer) {
        Message title = Message.of("turn", "round", world.round());
        return new Scene(title, 1000, 1000, List.of(), List.of(), List.of(), List.of(), new Legend(List.of()), title);
    }
}
