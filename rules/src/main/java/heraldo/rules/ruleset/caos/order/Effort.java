package heraldo.rules.ruleset.caos.order;

import java.util.Optional;

/** An order of units, which cost actions. */
public sealed interface Effort permits Invade, Defend, DefendSector {

    Optional<Integer> times();

    /** How many units. */
    default int units() {
        return times().orElse(1);
    }
}
