package heraldo.rules.ruleset.hexadominacion.check;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.hexadominacion.order.Cede;
import java.util.Optional;

/** Ceder: an own hex, not the capital, to another realm that plays (H29, R41). */
final class CedeCheck implements Check<Cede> {

    @Override
    public Optional<Refusal> refusal(Cede order, Plan plan) {
        return Check.first(
                () -> plan.partner(order.to()),
                () -> plan.foreign(order.hex(), "H29"),
                () -> Handover.capital(order.hex(), plan),
                () -> Handover.again(order.hex(), plan));
    }

    @Override
    public void note(Cede order, Plan plan) {
        plan.ceded.set(order.hex());
    }
}
