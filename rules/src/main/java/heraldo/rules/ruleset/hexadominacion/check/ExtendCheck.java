package heraldo.rules.ruleset.hexadominacion.check;

import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.hexadominacion.order.Extend;
import java.util.Optional;

/** Prórroga: not more rounds than the game allows (R46). */
final class ExtendCheck implements Check<Extend> {

    @Override
    public Optional<Refusal> refusal(Extend order, Plan plan) {
        int most = plan.world.settings().extensionMax();
        PlayerText typed = new PlayerText(Integer.toString(order.rounds()));
        return Check.when(order.rounds() > most, "E_QTY", "R46", "typed", typed, "least", 0, "most", most);
    }
}
