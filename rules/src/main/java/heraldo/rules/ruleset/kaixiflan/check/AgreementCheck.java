package heraldo.rules.ruleset.kaixiflan.check;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.kaixiflan.book.Units;
import heraldo.rules.ruleset.kaixiflan.order.Agreement;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Pacts;
import heraldo.rules.ruleset.kaixiflan.state.Province;
import java.util.Optional;

/** Comerciar acuerdo (R50): a colonist in the partner's capital seals one's own half, once. */
final class AgreementCheck implements Check<Agreement> {

    private static final Units ENVOY = new Units(1, 0);

    @Override
    public Optional<Refusal> refusal(Agreement order, Plan plan) {
        Owner partner = order.province();
        Pacts pacts = plan.realm().pacts();
        boolean done = partner == plan.owner
                || pacts.allied(plan.owner, partner)
                || pacts.offered(plan.owner, partner)
                || plan.partners.contains(partner);
        boolean envoy = Optional.ofNullable(plan.realm().provinces().get(partner))
                .map(Province::capital)
                .filter(capital -> plan.muster.at(capital, plan.owner).cover(ENVOY))
                .isPresent();
        return Check.when(done || !envoy, "E-ACU", "R50", "province", Say.owner(partner));
    }

    @Override
    public void note(Agreement order, Plan plan) {
        plan.partners.add(order.province());
        plan.muster = plan.muster.minus(plan.realm().province(order.province()).capital(), plan.owner, ENVOY);
    }
}
