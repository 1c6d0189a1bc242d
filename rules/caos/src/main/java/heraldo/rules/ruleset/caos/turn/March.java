package heraldo.rules.ruleset.caos.turn;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.law.Access;
import java.util.Optional;

/**
 * Units that attack a planet this turn (C27).
 *
 * @param task the order that sends them
 * @param way the way they go
 */
public record March(Task<?> task, String planet, int units, Optional<Access.Way> way) {

    /** Returns the seat that sent the units. */
    public Seat seat() {
        return task.seat();
    }
}
