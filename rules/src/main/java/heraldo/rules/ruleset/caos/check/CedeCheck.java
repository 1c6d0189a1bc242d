package heraldo.rules.ruleset.caos.check;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.caos.order.Cede;
import java.util.List;
import java.util.Optional;

/** CEDE (C34, C37): a planet of one's own, once, to somebody else. */
final class CedeCheck implements Check<Cede> {

    @Override
    public Optional<Refusal> unknown(Cede order, Plan plan) {
        return plan.unknownPlanet(List.of(order.planet())).or(() -> plan.unknownPlayer(List.of(order.player())));
    }

    @Override
    public Optional<Refusal> late(Cede order, Plan plan) {
        List<String> given = List.of(order.planet());
        return Check.first(
                () -> Gifts.notOwned(given, plan.seat(), plan),
                () -> Gifts.twice(given, plan),
                () -> Gifts.self(order.player(), plan));
    }
}
