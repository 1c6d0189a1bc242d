package heraldo.rules.engine.governor;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * One decision: ideas are weighed in their order; then, as long as the budget lasts, the best of them is mended, with lines of
 * the others and without lines of its own. Of sheets that are worth the same, the first stands. Lives within one decision.
 */
final class Deliberation<S> {

    private final Revision<S> revision;
    private final Prospect<S> prospect;
    private final Set<OrderSheet> weighed = new LinkedHashSet<>();
    private int left;
    private OrderSheet best = OrderSheet.EMPTY;
    private long worth = Long.MIN_VALUE;

    /**
     * Nothing is decided yet.
     *
     * @param sheets how many may be weighed
     */
    Deliberation(Revision<S> revision, Prospect<S> prospect, int sheets) {
        this.revision = revision;
        this.prospect = prospect;
        this.left = sheets;
    }

    /** The best sheet there is, or that can be made of some. */
    OrderSheet best(Collection<OrderSheet> ideas) {
        ideas.forEach(this::weigh);
        List<Order> lines = ideas.stream()
                .flatMap(idea -> idea.orders().stream())
                .distinct()
                .toList();
        boolean better = true;
        while (better && left > 0) {
            better = lengthened(lines);
            better = shortened() || better;
        }
        return best;
    }

    private boolean lengthened(List<Order> lines) {
        boolean better = false;
        for (Order line : lines) {
            if (left > 0 && !best.orders().contains(line)) {
                better |= revision.with(best, line).map(this::weigh).orElse(false);
            }
        }
        return better;
    }

    private boolean shortened() {
        boolean better = false;
        for (Order line : best.orders()) {
            int place = best.orders().indexOf(line);
            if (left > 0 && place >= 0) {
                better |= revision.without(best, place + 1).map(this::weigh).orElse(false);
            }
        }
        return better;
    }

    /** Weighs a sheet while the budget lasts, and returns whether it is the new best one. */
    private boolean weigh(OrderSheet sheet) {
        if (left <= 0 || !weighed.add(sheet)) {
            return false;
        }
        left--;
        long found = prospect.worth(sheet);
        boolean better = found > worth;
        if (better) {
            best = sheet;
            worth = found;
        }
        return better;
    }
}
