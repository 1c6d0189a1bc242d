package heraldo.rules.ruleset.cathay.turn;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Prices;
import heraldo.rules.ruleset.cathay.book.Resource;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What a plan reckons with while it runs: what its trades are to bring, and whether a line that was to be paid from that could
 * not be paid. Then its owner has to look at it again before the turn may end (Y51). Lives within one plan.
 */
final class Reckoning {

    private static final String UNPAID = "E_FUNDS";

    private final Prices prices;
    private final SortedSet<Resource> awaited = new TreeSet<>();
    private boolean upset;

    Reckoning(Prices prices) {
        this.prices = prices;
    }

    /** A line has been tried; {@code why} it failed, if it did. */
    void tried(Command command, Optional<Refusal> why) {
        boolean unpaid = why.map(Refusal::code).filter(UNPAID::equals).isPresent();
        Goods price = command.price(prices);
        upset |= unpaid && awaited.stream().anyMatch(resource -> price.get(resource) > 0);
        command.brings().ifPresent(awaited::add);
    }

    /** Whether a line failed that was to be paid from a trade above it. */
    boolean upset() {
        return upset;
    }
}
