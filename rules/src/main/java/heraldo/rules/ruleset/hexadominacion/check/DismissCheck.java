package heraldo.rules.ruleset.hexadominacion.check;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.hexadominacion.order.Dismiss;
import java.util.Optional;

/** Baja: in an own hex (R18). */
final class DismissCheck implements Check<Dismiss> {

    @Override
    public Optional<Refusal> refusal(Dismiss order, Plan plan) {
        return plan.foreign(order.hex(), "H11");
    }
}
