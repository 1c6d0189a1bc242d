package heraldo.rules.ruleset.kaixiflan.check;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.order.Import;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Office;
import heraldo.rules.ruleset.kaixiflan.state.Season;
import java.util.List;
import java.util.Optional;

/**
 * Importar (R83): the product of Foreign Trade. In Verano anybody may choose for the coming term; whether that is allowed
 * is seen when the offices are filled.
 */
public final class ImportCheck implements Check<Import> {

    @Override
    public Optional<Office> office(Import order, Plan plan) {
        return comingTerm(plan) ? Optional.empty() : Optional.of(Office.TRADE);
    }

    @Override
    public Optional<Refusal> refusal(Import order, Plan plan) {
        if (comingTerm(plan)) {
            return Optional.empty();
        }
        List<Good> allowed =
                plan.realm().court().chosen() ? List.of() : plan.law.control().importable(plan.owner);
        return allowed.contains(order.resource()) ? Optional.empty() : Optional.of(refusal(order.resource(), allowed));
    }

    /** A product that may not be imported. */
    public static Refusal refusal(Good good, List<Good> allowed) {
        return Refusal.of(
                "E-IMP",
                "R83",
                "resource",
                Say.good(good),
                "allowed",
                allowed.isEmpty()
                        ? Message.of("nothing")
                        : allowed.stream().map(Say::good).toList());
    }

    private static boolean comingTerm(Plan plan) {
        return plan.realm().season() == Season.SUMMER;
    }
}
