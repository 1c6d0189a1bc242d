package heraldo.rules.kernel;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * The reason why an order is impossible: a code of the rules file, the number of the rule behind it, and the facts of the case.
 * The sentence is {@code refusal.<code>} in the message bundles; it says what is wrong, where, and what would be right.
 *
 * @param code as the rules file writes it, e.g. {@code E-DIST}
 * @param rule the rule it comes from, e.g. {@code R66}; empty where no rule of the game is behind it
 * @param message the sentence and its arguments
 */
public record Refusal(String code, String rule, Message message) {

    public static Refusal of(String code, String rule, Object... namesAndValues) {
        return new Refusal(code, rule, Message.of("refusal." + code, namesAndValues));
    }

    /** The refusal, if it applies. */
    public static Optional<Refusal> when(boolean applies, String code, String rule, Object... namesAndValues) {
        return applies ? Optional.of(of(code, rule, namesAndValues)) : Optional.empty();
    }

    /** The first of some refusals that applies; those after it are not looked at. */
    @SafeVarargs
    public static Optional<Refusal> first(Supplier<Optional<Refusal>>... reasons) {
        for (Supplier<Optional<Refusal>> reason : reasons) {
            Optional<Refusal> refusal = reason.get();
            if (refusal.isPresent()) {
                return refusal;
            }
        }
        return Optional.empty();
    }
}
