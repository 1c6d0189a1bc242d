package heraldo.rules.ruleset.caos.check;

import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Refusal;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** How refusals are put together. */
public final class Refusals {

    private Refusals() {}

    /** The first of some reasons that applies. */
    @SafeVarargs
    @SuppressWarnings("varargs") // They are read and passed on to nobody.
    public static Optional<Refusal> first(Supplier<Optional<Refusal>>... reasons) {
        return Stream.of(reasons).map(Supplier::get).flatMap(Optional::stream).findFirst();
    }

    /** A reason, if it applies. */
    public static Optional<Refusal> when(boolean applies, Supplier<Refusal> refusal) {
        return applies ? Optional.of(refusal.get()) : Optional.empty();
    }

    /** Somebody or something that this game does not have. */
    public static Refusal unknown(String kind, String text) {
        return Refusal.of("E_UNKNOWN", "", "kind", kind, "text", new PlayerText(text));
    }
}
