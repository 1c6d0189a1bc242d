package heraldo.rules.ruleset.hexadominacion.game;

import heraldo.rules.chance.Dice;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.ruleset.hexadominacion.state.World;

/** A world as it might just as well be for a viewer. */
public final class Redrawing {

    private Redrawing() {}

    public static World of(World world, Viewer viewer, Dice dice) {
        return world;
    }
}
