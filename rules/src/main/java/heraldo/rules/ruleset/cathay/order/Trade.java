package heraldo.rules.ruleset.cathay.order;

import heraldo.rules.ruleset.cathay.book.Resource;
import java.util.Optional;

/**
 * <i>Comerciar</i>: four cards for one, with the bank (Y17).
 *
 * @param times how many single trades; one if not given
 */
public record Trade(Resource give, Resource receive, Optional<Integer> times) implements Command {

    /** How many cards are given for one. */
    public static final int RATE = 4;

    public int count() {
        return times.orElse(1);
    }
}
