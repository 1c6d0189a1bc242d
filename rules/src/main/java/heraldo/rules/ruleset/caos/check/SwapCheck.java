package heraldo.rules.ruleset.caos.check;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.caos.order.Swap;
import java.util.List;
import java.util.Optional;

/** SWAP (C35, C37): planets of one's own, each once, for planets that the partner owns. */
final class SwapCheck implements Check<Swap> {

    @Override
    public Optional<Refusal> unknown(Swap order, Plan plan) {
        return Check.first(
                () -> plan.unknownPlanet(order.give()),
                () -> plan.unknownPlanet(order.get()),
                () -> plan.unknownPlayer(List.of(order.player())));
    }

    @Override
    public Optional<Refusal> late(Swap order, Plan plan) {
        return Check.first(
                () -> Gifts.notOwned(order.give(), plan.seat(), plan),
                () -> Gifts.notOwned(order.get(), order.player(), plan),
                () -> Gifts.twice(order.give(), plan),
                () -> Gifts.self(order.player(), plan));
    }
}
