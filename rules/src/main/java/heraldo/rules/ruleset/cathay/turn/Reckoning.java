package heraldo.rules.ruleset.cathay.turn;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Prices;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.order.City;
import heraldo.rules.ruleset.cathay.order.Command;
import heraldo.rules.ruleset.cathay.order.Recruit;
import heraldo.rules.ruleset.cathay.order.Road;
import heraldo.rules.ruleset.cathay.order.Settle;
import heraldo.rules.ruleset.cathay.order.Trade;
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
        Goods price = price(command);
        upset |= unpaid && awaited.stream().anyMatch(resource -> price.get(resource) > 0);
        if (command instanceof Trade trade) {
            awaited.add(trade.receive());
        }
    }

    /** Whether a line failed that was to be paid from a trade above it. */
    boolean upset() {
        return upset;
    }

    private Goods price(Command command) {
        return switch (command) {
            case Road road -> prices.road();
            case Settle settle -> prices.settlement();
            case City city -> prices.city();
            case Recruit recruit -> prices.of(recruit.kind());
            case Trade trade -> Goods.NONE.plus(trade.give(), Trade.RATE);
            default -> Goods.NONE;
        };
    }
}
