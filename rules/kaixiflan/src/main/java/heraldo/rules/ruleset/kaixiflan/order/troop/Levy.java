package heraldo.rules.ruleset.kaixiflan.order.troop;

import heraldo.rules.board.Hex;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import java.util.Optional;

/** One group of a Reclutar: how many, and where they appear; without a hex, in the settlement. */
public record Levy(Optional<Hex> deploy, Optional<Integer> colonists, Optional<Integer> armies) {

    public Units units() {
        return new Units(colonists.orElse(0), armies.orElse(0));
    }
}
