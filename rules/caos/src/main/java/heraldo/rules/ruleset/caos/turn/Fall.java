package heraldo.rules.ruleset.caos.turn;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Seat;
import java.util.SortedSet;

/**
 * A seat that lost its last planet (C55).
 *
 * @param credited the seats that get the credit; none if nothing was conquered from it
 */
public record Fall(Seat seat, SortedSet<Seat> credited) {
    public Fall {
        credited = Frozen.set(credited);
    }
}
