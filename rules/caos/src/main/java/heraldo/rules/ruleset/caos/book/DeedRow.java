package heraldo.rules.ruleset.caos.book;

import heraldo.rules.kernel.Inline;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A Gesta del Caos (§3).
 *
 * @param faiths who may claim it: kinds of faith, {@code m} for all minor gods (C53)
 * @param least how much its predicate asks for
 * @param prize what it brings
 * @param subject what a claim names
 * @param ally what each ally gets who recognised the claimant
 * @param world the planet it is about
 */
public record DeedRow(
        String code,
        List<String> faiths,
        When when,
        int least,
        @Inline Prize prize,
        @Inline Subject subject,
        Optional<Integer> ally,
        Optional<String> world) {

    public DeedRow {
        faiths = List.copyOf(faiths);
    }

    /**
     * What a deed brings.
     *
     * @param points what it is worth, for ARD and GUE each time
     * @param extra what one of the sharers gets beside the points
     */
    public record Prize(int points, Optional<Extra> extra) {}

    /**
     * What a claim names.
     *
     * @param planets how many planets
     * @param god whether a Major god
     */
    public record Subject(Optional<Integer> planets, Optional<Boolean> god) {}

    /** What its predicate looks at (C54). */
    public enum When {
        /** The position at the start of the turn. */
        START,
        /** What happened in the turn. */
        EVENT
    }

    /** What a deed brings beside points. */
    public enum Extra {
        /** A permanent action. */
        ACTION,
        /** A named god joins the favours. */
        FAVOUR,
        /** The named worlds become holy to one's own god. */
        TEMPLE
    }

    /** What the bundles call the extra; {@code none} if there is none. */
    public String extraWord() {
        return prize.extra().map(each -> each.name().toLowerCase(Locale.ROOT)).orElse("none");
    }

    /** How many planets a claim must name. */
    public int named() {
        return subject.planets().orElse(0);
    }

    /** Whether a claim names a Major god. */
    public boolean asksForGod() {
        return subject.god().orElse(false);
    }

    /** Whether a faith may claim it. */
    public boolean isFor(Faith faith) {
        return faiths.contains(faith.kind());
    }
}
