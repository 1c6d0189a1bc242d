package heraldo.rules.ruleset.caos.check;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.caos.law.Cost;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.law.Routes;
import heraldo.rules.ruleset.caos.order.DefendSector;
import heraldo.rules.ruleset.caos.order.Values;
import heraldo.rules.ruleset.caos.say.Places;
import java.util.Optional;

/** DEFEND SECTOR (C23): a sector one controls. */
final class SectorCheck implements Check<DefendSector> {

    @Override
    public Optional<Refusal> unknown(DefendSector order, Plan plan) {
        boolean there = plan.law().galaxy().sector(order.sector()).isPresent();
        return Check.when(!there, () -> Values.unknown("sector", order.sector()));
    }

    @Override
    public Optional<Refusal> refusal(DefendSector order, Plan plan) {
        return Check.first(
                () -> Values.miscounted(order.units()),
                () -> Check.when(
                        !controlled(order, plan),
                        () -> Refusal.of("E_SECTOR", "C23", "sector", Places.sector(order.sector()))));
    }

    private static boolean controlled(DefendSector order, Plan plan) {
        Law law = plan.law();
        return law.controls(plan.seat(), law.galaxy().sector(order.sector()).orElseThrow());
    }

    @Override
    public Cost cost(DefendSector order, Plan plan) {
        return Routes.cost(plan.law(), plan.access(), order);
    }
}
