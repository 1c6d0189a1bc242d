package heraldo.rules.ruleset.hexadominacion.game;

import heraldo.rules.engine.Blank;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.List;

/** Values that a player may fill in. */
public final class Suggestions {

    private Suggestions() {}

    public static List<String> of(Game game, World world, Blank blank) {
        return List.of();
    }
}
