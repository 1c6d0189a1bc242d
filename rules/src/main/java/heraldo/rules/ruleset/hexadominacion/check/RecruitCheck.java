package heraldo.rules.ruleset.hexadominacion.check;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.hexadominacion.order.Recruit;
import java.util.Optional;

/** Reclutar: in an own hex (R17). */
final class RecruitCheck implements Check<Recruit> {

    @Override
    public Optional<Refusal> refusal(Recruit order, Plan plan) {
        return plan.foreign(order.hex(), "R17");
    }
}
