package heraldo.rules.ruleset.caos.check;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.order.Lieutenants;
import java.util.List;
import java.util.Optional;

/** LIEUT (C46, C48): two different bands other than the winner's that have not resigned. */
final class LieutenantsCheck implements Check<Lieutenants> {

    @Override
    public Optional<Refusal> unknown(Lieutenants order, Plan plan) {
        return plan.unknownPlayer(List.of(order.first(), order.second()));
    }

    @Override
    public Optional<Refusal> late(Lieutenants order, Plan plan) {
        Seat own = plan.seat();
        boolean wrong = order.first().equals(order.second())
                || order.first().equals(own)
                || order.second().equals(own);
        return Check.when(wrong, () -> Refusal.of("E_SELF", "C46", "problem", "lieutenant", "who", own));
    }
}
