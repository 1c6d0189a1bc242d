package heraldo.rules.ruleset.hexadominacion.check;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.hexadominacion.order.Trade;
import java.util.Optional;

/** Comercio: with another realm that plays, something for something else (H9, R11). */
final class TradeCheck implements Check<Trade> {

    @Override
    public Optional<Refusal> refusal(Trade order, Plan plan) {
        boolean gifts = plan.world.settings().allowGifts();
        boolean gift = gifts && !order.gives().plus(order.gets()).isNone();
        return Check.first(
                () -> plan.partner(order.realm()),
                () -> gift ? Optional.empty() : Bundles.empty(order.gives()),
                () -> gift ? Optional.empty() : Bundles.empty(order.gets()),
                () -> Bundles.overlap(order.gives(), order.gets()));
    }
}
