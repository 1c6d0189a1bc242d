package heraldo.rules.ruleset.hexadominacion.check;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.hexadominacion.state.Stock;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Reasons that several orders share (§3). */
public final class Reasons {

    private Reasons() {}

    /** The reason that applies to the first of some things it applies to. */
    public static <T> Optional<Refusal> any(List<T> things, Function<T, Optional<Refusal>> reason) {
        for (T thing : things) {
            Optional<Refusal> refusal = reason.apply(thing);
            if (refusal.isPresent()) {
                return refusal;
            }
        }
        return Optional.empty();
    }

    /** A side of a bargain that offers nothing (R11). */
    public static Optional<Refusal> empty(Stock bundle) {
        return Refusal.when(bundle.isNone(), "E_EMPTY_SIDE", "R11");
    }
}
