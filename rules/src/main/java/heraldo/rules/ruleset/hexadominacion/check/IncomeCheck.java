package heraldo.rules.ruleset.hexadominacion.check;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.hexadominacion.order.Income;
import heraldo.rules.ruleset.hexadominacion.state.Board;
import java.util.Optional;

/** Recibir: for an own city, or for all of them (H26, R39). */
final class IncomeCheck implements Check<Income> {

    @Override
    public Optional<Refusal> refusal(Income order, Plan plan) {
        int city = order.city();
        return order.all()
                ? Optional.empty()
                : Check.first(
                        () -> plan.foreign(city, "H26"),
                        () -> Check.when(!plan.tile(city).city(), "E_NOT_CITY", "H26", "hex", Board.name(city)));
    }
}
