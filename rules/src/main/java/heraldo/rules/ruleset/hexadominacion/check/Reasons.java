package heraldo.rules.ruleset.hexadominacion.check;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** Reasons why an order cannot stand: of several, the first that applies is told (§3). */
public final class Reasons {

    private Reasons() {}

    /** The first of some reasons that applies. */
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

    /** The reason that applies to the first of some things it applies to. */
    public static <T> Optional<Refusal> any(List<T> things, Function<T, Optional<Refusal>> reason) {
        return things.stream().map(reason).flatMap(Optional::stream).findFirst();
    }

    /** A reason, if it applies. */
    public static Optional<Refusal> when(boolean applies, String code, String rule, Object... namesAndValues) {
        return applies ? Optional.of(Refusal.of(code, rule, namesAndValues)) : Optional.empty();
    }

    /** A side of a bargain that offers nothing (R11). */
    public static Optional<Refusal> empty(Stock bundle) {
        return when(bundle.isNone(), "E_EMPTY_SIDE", "R11");
    }
}
