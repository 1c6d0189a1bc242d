package heraldo.rules.ruleset.hexadominacion.check;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.hexadominacion.order.Attack;
import heraldo.rules.ruleset.hexadominacion.order.Origin;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Atacar: a hex of somebody else, from different own hexes that touch it (H14, R22). */
final class AttackCheck implements Check<Attack> {

    @Override
    public Optional<Refusal> refusal(Attack order, Plan plan) {
        List<Origin> origins = order.origins();
        int target = order.target();
        BitSet named = new BitSet(Board.SIZE);
        return Check.first(
                () -> first(origins, origin -> again(named, origin.hex()))
                        .map(hex -> Refusal.of("E_DUP_ORIGIN", "H14", "hex", hex)),
                () -> first(origins, origin -> !plan.owns(origin.hex()))
                        .map(hex -> Refusal.of("E_NOT_OWNER", "H14", "hex", hex)),
                () -> Check.when(plan.owns(target), "E_TARGET_OWN", "H14", "hex", Board.name(target)),
                () -> first(origins, origin -> !Board.adjacent(origin.hex(), target))
                        .map(hex -> Refusal.of("E_NOT_ADJACENT", "H14", "origin", hex, "target", Board.name(target))));
    }

    private static boolean again(BitSet named, int hex) {
        boolean again = named.get(hex);
        named.set(hex);
        return again;
    }

    /** The name of the first origin with a fault. */
    private static Optional<String> first(List<Origin> origins, Predicate<Origin> fault) {
        for (Origin origin : origins) {
            if (fault.test(origin)) {
                return Optional.of(Board.name(origin.hex()));
            }
        }
        return Optional.empty();
    }
}
