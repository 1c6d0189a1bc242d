package heraldo.rules.ruleset.hexadominacion.check;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.hexadominacion.order.Buy;
import java.util.Optional;

/** Comprar: for something, from another realm that plays; who owns the hex is for phase 8 to see (§3). */
final class BuyCheck implements Check<Buy> {

    @Override
    public Optional<Refusal> refusal(Buy order, Plan plan) {
        return Check.first(() -> plan.partner(order.from()), () -> Bundles.empty(order.price()));
    }
}
