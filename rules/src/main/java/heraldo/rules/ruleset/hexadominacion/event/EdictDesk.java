package heraldo.rules.ruleset.hexadominacion.event;

import heraldo.rules.engine.Amendment;
import heraldo.rules.kernel.Order;
import heraldo.rules.ruleset.hexadominacion.state.World;

/** Carries out the acts of the game master. */
public final class EdictDesk {

    private EdictDesk() {}

    public static Amendment<World> amend(World world, Order edict) {
        throw new IllegalArgumentException("no edict of this game: " + edict);
    }
}
