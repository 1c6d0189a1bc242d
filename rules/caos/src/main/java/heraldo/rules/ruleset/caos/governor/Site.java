package heraldo.rules.ruleset.caos.governor;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.law.Access;
import heraldo.rules.ruleset.caos.state.World;
import java.util.Optional;

/**
 * A planet as a governor looks at it.
 *
 * @param way how the seat gets there at least cost; none if it does not, or need not because the planet is its own
 * @param shield the Defence it has without anybody's doing
 * @param guard the number of units that defended it in the last turn, and may again
 * @param hunters the number of others that can attack it
 */
record Site(Planet planet, World world, Optional<Access.Way> way, int shield, int guard, int hunters) {

    String id() {
        return planet.id();
    }

    Optional<Seat> owner() {
        return world.owner();
    }

    /** Returns the number of units that conquer it, if its Defence is that of the last turn. */
    int need() {
        return world.inhabitants() + shield + guard + 1;
    }

    /** Returns whether units that go there cross the Límite. */
    boolean crossing() {
        return way.filter(Access.Way::crosses).isPresent();
    }
}
