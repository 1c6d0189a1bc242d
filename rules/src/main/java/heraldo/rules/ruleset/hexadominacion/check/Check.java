package heraldo.rules.ruleset.hexadominacion.check;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Refusal;
import java.util.Optional;
import java.util.function.Supplier;

/** What an order of a kind must satisfy, and what it takes from the lines below it. */
interface Check<O extends Order> {

    /** The first reason why it cannot stand, in the order of the table (§3). */
    Optional<Refusal> refusal(O order, Plan plan);

    /** It stands: the lines below it reckon with it. */
    default void note(O order, Plan plan) {}

    /** The first of some reasons that applies. */
    @SafeVarargs
    static Optional<Refusal> first(Supplier<Optional<Refusal>>... reasons) {
        for (Supplier<Optional<Refusal>> reason : reasons) {
            Optional<Refusal> refusal = reason.get();
            if (refusal.isPresent()) {
                return refusal;
            }
        }
        return Optional.empty();
    }

    /** A reason, if it applies. */
    static Optional<Refusal> when(boolean applies, String code, String rule, Object... namesAndValues) {
        return applies ? Optional.of(Refusal.of(code, rule, namesAndValues)) : Optional.empty();
    }
}
