package heraldo.rules.ruleset.caos.check;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.Spelling;
import heraldo.rules.ruleset.caos.order.Resign;
import heraldo.rules.ruleset.caos.order.Values;
import java.util.List;
import java.util.Optional;

/** RESIGN (CR50): confirmed with the name of one's own band. */
final class ResignCheck implements Check<Resign> {

    @Override
    public Optional<Refusal> unknown(Resign order, Plan plan) {
        List<String> names = plan.law().names(plan.seat());
        boolean own = names.stream().anyMatch(name -> Spelling.same(order.band().strip(), name));
        return Check.when(!own, () -> Values.unknown("band", order.band()));
    }
}
