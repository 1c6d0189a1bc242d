package heraldo.rules.ruleset.hexadominacion.check;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.hexadominacion.order.MoveCapital;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import java.util.Optional;

/** Capital: to another own city, once a round (H13, R21). */
final class CapitalCheck implements Check<MoveCapital> {

    @Override
    public Optional<Refusal> refusal(MoveCapital order, Plan plan) {
        int hex = order.hex();
        boolean unfit = !plan.tile(hex).city() || plan.realm().capital() == hex;
        return Check.first(
                () -> plan.foreign(hex, "H13"),
                () -> Check.when(unfit, "E_CAPITAL_DEST", "H13", "hex", Board.name(hex)),
                () -> Check.when(plan.capitalMoved, "E_DUP_CAPITAL", "R21"));
    }

    @Override
    public void note(MoveCapital order, Plan plan) {
        plan.capitalMoved = true;
    }
}
