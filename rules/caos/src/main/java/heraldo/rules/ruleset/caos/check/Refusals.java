package heraldo.rules.ruleset.caos.check;

import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Refusal;
import java.util.Optional;
import java.util.function.Supplier;

/** Refusals that name what this game does not have. */
public final class Refusals {

    private Refusals() {}

    /** A reason, if it applies. */
    public static Optional<Refusal> when(boolean applies, Supplier<Refusal> refusal) {
        return applies ? Optional.of(refusal.get()) : Optional.empty();
    }

    /** Somebody or something that this game does not have. */
    public static Refusal unknown(String kind, String text) {
        return Refusal.of("E_UNKNOWN", "", "kind", kind, "text", new PlayerText(text));
    }
}
