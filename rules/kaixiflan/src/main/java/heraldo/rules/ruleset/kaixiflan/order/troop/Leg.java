package heraldo.rules.ruleset.kaixiflan.order.troop;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import java.util.Optional;

/** One group of a Mover: where it goes and how many; without numbers, everybody who is there. */
public record Leg(Hex destination, Optional<Integer> colonists, Optional<Integer> armies) {

    /** Returns whether it gives a number of units. */
    public boolean counted() {
        return colonists.isPresent() || armies.isPresent();
    }

    public Units units() {
        return new Units(colonists.orElse(0), armies.orElse(0));
    }
}
