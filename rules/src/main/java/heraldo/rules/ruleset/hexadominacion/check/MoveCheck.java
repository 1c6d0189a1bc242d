package heraldo.rules.ruleset.hexadominacion.check;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.hexadominacion.order.Move;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import java.util.Optional;

/** Mover: between two different own hexes, and not under a sanction (H12, R15). */
final class MoveCheck implements Check<Move> {

    @Override
    public Optional<Refusal> refusal(Move order, Plan plan) {
        boolean banned = !plan.deadline && plan.realm().bannedIn(plan.world.round());
        return Check.first(
                () -> plan.foreign(order.from(), "H12"),
                () -> plan.foreign(order.to(), "H12"),
                () -> Check.when(order.from() == order.to(), "E_SAME_HEX", "H12", "hex", Board.name(order.from())),
                () -> Check.when(
                        banned, "E_SANCTION", "R15", "round", plan.realm().banned()));
    }
}
