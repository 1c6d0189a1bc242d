package heraldo.rules.ruleset.hexadominacion.check;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.hexadominacion.order.Build;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import heraldo.rules.ruleset.hexadominacion.state.Tile;
import java.util.Optional;

/** Construir: an own hex below the top, once a round (H10). */
final class BuildCheck implements Check<Build> {

    @Override
    public Optional<Refusal> refusal(Build order, Plan plan) {
        int hex = order.hex();
        return Check.first(
                () -> plan.foreign(hex, "H10"),
                () -> Check.when(
                        plan.tile(hex).level() >= Tile.TOP,
                        "E_MAX_LEVEL",
                        "H10",
                        "hex",
                        Board.name(hex),
                        "top",
                        Tile.TOP),
                () -> Check.when(plan.built.get(hex), "E_DUP_BUILD", "H10", "hex", Board.name(hex)));
    }

    @Override
    public void note(Build order, Plan plan) {
        plan.built.set(order.hex());
    }
}
