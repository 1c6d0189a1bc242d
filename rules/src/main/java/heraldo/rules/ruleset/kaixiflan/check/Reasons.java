package heraldo.rules.ruleset.kaixiflan.check;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Refusal;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Reasons why an order cannot stand. */
public final class Reasons {

    private Reasons() {}

    /** The first of some reasons that applies. */
    @SafeVarargs
    @SuppressWarnings("varargs") // They are read and passed on to nobody.
    public static Optional<Refusal> first(Supplier<Optional<Refusal>>... reasons) {
        return Stream.of(reasons).map(Supplier::get).flatMap(Optional::stream).findFirst();
    }

    /** A reason, if it applies. */
    public static Optional<Refusal> when(boolean applies, String code, String rule, Object... namesAndValues) {
        return applies ? Optional.of(Refusal.of(code, rule, namesAndValues)) : Optional.empty();
    }

    /** The first of some hexes of which something is wrong. */
    public static Optional<Refusal> any(Stream<Hex> hexes, Predicate<Hex> wrong, Function<Hex, Refusal> reason) {
        return hexes.filter(wrong).findFirst().map(reason);
    }

    /** Words that a player wrote are neither empty nor too long. */
    public static Optional<Refusal> tooLong(Optional<String> text, int most) {
        return text.flatMap(words -> tooLong(words, most));
    }

    /** Words that a player wrote are neither empty nor too long. */
    public static Optional<Refusal> tooLong(String words, int most) {
        int length = words.codePointCount(0, words.length());
        return when(words.isBlank() || length > most, "E-TXT", "R98", "most", most);
    }
}
