package heraldo.rules.ruleset.kaixiflan.check;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Reasons that several orders share. */
public final class Reasons {

    private Reasons() {}

    /**
     * The first of some hexes of which something is wrong.
     *
     * @param name the name of the argument in the sentence
     */
    public static Optional<Refusal> any(List<Hex> hexes, Predicate<Hex> wrong, String code, String rule, String name) {
        for (Hex hex : hexes) {
            if (wrong.test(hex)) {
                return Optional.of(Refusal.of(code, rule, name, Say.hex(hex)));
            }
        }
        return Optional.empty();
    }

    /** A hex is not explored. */
    public static Optional<Refusal> unexplored(Plan plan, String rule, List<Hex> hexes) {
        return any(hexes, hex -> !plan.realm().atlas().explored(hex), "E-NOEXPL", rule, "hex");
    }

    /**
     * A hex is too far from another.
     *
     * @param most the most steps allowed
     */
    public static Optional<Refusal> tooFar(Hex from, List<Hex> hexes, Predicate<Hex> wrong, String rule, int most) {
        for (Hex to : hexes) {
            if (wrong.test(to)) {
                return Optional.of(Refusal.of("E-DIST", rule, "from", Say.hex(from), "to", Say.hex(to), "most", most));
            }
        }
        return Optional.empty();
    }

    /** Words that a player wrote are neither empty nor too long. */
    public static Optional<Refusal> tooLong(String words, int most) {
        int length = words.codePointCount(0, words.length());
        return Refusal.when(words.isBlank() || length > most, "E-TXT", "R98", "most", most);
    }
}
