package heraldo.rules.ruleset.tribus.order;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.tribus.turn.Acting;
import heraldo.rules.ruleset.tribus.turn.Progress;
import java.util.Optional;

/** An action of a ship, before which it may sail. */
interface Voyage extends Acting {

    /** Returns the tile where the ship lies. */
    Hex ship();

    /** Returns the tile to which it sails first, to act from there (Q28). */
    Optional<Hex> via();

    /** Returns the tile from which it acts. */
    default Hex base() {
        return via().orElse(ship());
    }

    /** Refuses a ship that cannot sail there and act with a point of movement left. */
    default Optional<Refusal> stuck(Progress turn) {
        Tests tests = new Tests(turn);
        return tests.ready(ship()).or(() -> tests.via(ship(), base()));
    }
}
