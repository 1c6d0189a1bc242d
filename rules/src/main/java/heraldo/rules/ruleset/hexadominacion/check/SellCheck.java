package heraldo.rules.ruleset.hexadominacion.check;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.hexadominacion.order.Sell;
import java.util.Optional;

/** Vender: an own hex, not the capital, for something, to another realm that plays (H29, R41). */
final class SellCheck implements Check<Sell> {

    @Override
    public Optional<Refusal> refusal(Sell order, Plan plan) {
        return Check.first(
                () -> plan.partner(order.to()),
                () -> Bundles.empty(order.price()),
                () -> plan.foreign(order.hex(), "H29"),
                () -> Handover.capital(order.hex(), plan),
                () -> Handover.again(order.hex(), plan));
    }

    @Override
    public void note(Sell order, Plan plan) {
        plan.ceded.set(order.hex());
    }
}
