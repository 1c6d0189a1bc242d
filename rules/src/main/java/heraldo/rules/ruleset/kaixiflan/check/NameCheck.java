package heraldo.rules.ruleset.kaixiflan.check;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.kaixiflan.law.Naming;
import heraldo.rules.ruleset.kaixiflan.order.Name;
import heraldo.rules.ruleset.kaixiflan.order.Values;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import java.util.Optional;

/** Nombrar (R98): one's own settlement, or a hex one explored and nobody with a better right has named. */
final class NameCheck implements Check<Name> {

    @Override
    public Optional<Refusal> refusal(Name order, Plan plan) {
        boolean may = Naming.may(plan.realm(), plan.owner, order.hex());
        return Check.first(
                () -> Texts.tooLong(order.name(), Values.LONGEST_NAME),
                () -> Check.when(!may, "E-ASENT", "R98", "problem", "name", "hex", Say.hex(order.hex())));
    }
}
