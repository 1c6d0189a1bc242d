package heraldo.rules.ruleset.kaixiflan.check;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.order.Exchange;
import java.util.Optional;

/** Comerciar (R46, R47): at least one unit of another resource. */
final class ExchangeCheck implements Check<Exchange> {

    @Override
    public Optional<Refusal> refusal(Exchange order, Plan plan) {
        return Check.when(order.give() == order.get() || order.quantity() < 1, "E-RES", "R46");
    }

    @Override
    public Stock cost(Exchange order, Plan plan) {
        int price = plan.law.rates().cost(plan.owner, order.give(), order.quantity(), order.get());
        return Stock.of(order.give(), price);
    }
}
