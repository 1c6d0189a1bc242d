package heraldo.rules.ruleset.kaixiflan.check;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.kaixiflan.order.Explore;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/** Explorar (R63): as many hexes as there are points, beside explored land that can be reached. */
final class ExploreCheck implements Check<Explore> {

    @Override
    public Optional<Refusal> refusal(Explore order, Plan plan) {
        int points = plan.law.bonuses(plan.owner).points();
        Set<Hex> seen = new TreeSet<>(plan.surveyed);
        return Check.first(
                () -> any(order, hex -> !seen.add(hex), "E-DUP", "what"),
                () -> Check.when(order.hexes().size() > points, "E-PTOS", "R63", "most", points),
                () -> any(order, plan.realm().atlas()::explored, "E-EXPL", "hex"),
                () -> any(order, hex -> !plan.law.routes().surveyable(plan.owner, hex), "E-ALC", "hex"));
    }

    private static Optional<Refusal> any(Explore order, Predicate<Hex> wrong, String code, String name) {
        return order.hexes().stream().filter(wrong).findFirst().map(hex -> Refusal.of(code, "R63", name, Say.hex(hex)));
    }

    @Override
    public void note(Explore order, Plan plan) {
        plan.surveyed.addAll(order.hexes());
    }
}
