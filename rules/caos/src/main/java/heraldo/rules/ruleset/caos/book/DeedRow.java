package heraldo.rules.ruleset.caos.book;

import heraldo.rules.kernel.Inline;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A Gesta del Caos (§3).
 *
 * @param faiths the kinds of faith that may claim it, {@code m} for all minor gods (C53)
 * @param least the lower bound of its predicate
 * @param prize its prize
 * @param subject the things that a claim must name
 * @param ally the points of each ally who recognised the claimant
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
     * The prize of a deed.
     *
     * @param points its points, for ARD and GUE each time
     * @param extra the extra that one of the sharers gets beside the points
     */
    public record Prize(int points, Optional<Extra> extra) {}

    /**
     * The subject of a claim: the things it must name.
     *
     * @param planets the number of planets
     * @param god whether a Major god
     */
    public record Subject(Optional<Integer> planets, Optional<Boolean> god) {}

    /** The time that the predicate of a deed looks at (C54). */
    public enum When {
        /** The position at the start of the turn. */
        START,
        /** The events of the turn. */
        EVENT
    }

    /** The extra of a deed beside its points. */
    public enum Extra {
        /** A permanent action. */
        ACTION,
        /** A named god joins the favours. */
        FAVOUR,
        /** The named worlds become holy to one's own god. */
        TEMPLE
    }

    /** Returns the word for the extra in the bundles; {@code none} if there is none. */
    public String extraWord() {
        return prize.extra().map(each -> each.name().toLowerCase(Locale.ROOT)).orElse("none");
    }

    /** Returns the number of planets that a claim must name. */
    public int named() {
        return subject.planets().orElse(0);
    }

    /** Returns whether a claim must name a Major god. */
    public boolean asksForGod() {
        return subject.god().orElse(false);
    }

    /** Returns whether bands of a faith may claim the deed. */
    public boolean isFor(Faith faith) {
        return faiths.contains(faith.kind());
    }
}
