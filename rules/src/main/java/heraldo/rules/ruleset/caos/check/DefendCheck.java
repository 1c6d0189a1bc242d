package heraldo.rules.ruleset.caos.check;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.caos.law.Cost;
import heraldo.rules.ruleset.caos.law.Routes;
import heraldo.rules.ruleset.caos.order.Defend;
import heraldo.rules.ruleset.caos.order.Values;
import java.util.List;
import java.util.Optional;

/** DEFEND (C22, CR14): one's own planet from anywhere, another where one has access. */
final class DefendCheck implements Check<Defend> {

    @Override
    public Optional<Refusal> unknown(Defend order, Plan plan) {
        return plan.unknownPlanet(List.of(order.planet()));
    }

    @Override
    public Optional<Refusal> refusal(Defend order, Plan plan) {
        boolean own = plan.law().owns(plan.seat(), order.planet());
        return Check.first(
                () -> Values.miscounted(order.units()),
                () -> own
                        ? Optional.empty()
                        : Landing.refusal(plan.law().galaxy().planet(order.planet()), plan));
    }

    @Override
    public Cost cost(Defend order, Plan plan) {
        return Routes.cost(plan.law(), plan.access(), order);
    }
}
