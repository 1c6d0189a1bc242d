package heraldo.rules.ruleset.caos.order;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.check.Command;
import heraldo.rules.ruleset.caos.law.Law;
import java.util.List;
import java.util.Optional;

/** An order of units, which cost actions. */
public interface Effort extends Command {

    Optional<Integer> times();

    /** Returns the number of units; 1 if the order names none. */
    default int units() {
        return times().orElse(1);
    }

    /** Refuses a number of units out of range. */
    default Optional<Refusal> miscounted() {
        return Values.COUNT.refusal(units());
    }

    /** The planets that its units defend. */
    default List<Planet> defended(Law law) {
        return List.of();
    }
}
