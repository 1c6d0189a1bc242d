package heraldo.rules.ruleset.caos.book;

import heraldo.rules.ruleset.caos.state.Faith;
import java.util.List;
import java.util.Optional;

/**
 * A Gesta del Caos (§3).
 *
 * @param faiths who may claim it: kinds of faith, {@code m} for all minor gods (C53)
 * @param least how much its predicate asks for
 * @param points what it is worth, for ARD and GUE each time
 * @param extra what one of the sharers gets beside the points
 */
public record DeedRow(String code, List<String> faiths, When when, int least, int points, Optional<Extra> extra) {

    public DeedRow {
        faiths = List.copyOf(faiths);
    }

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

    /** Whether a faith may claim it. */
    public boolean isFor(Faith faith) {
        return faiths.contains(faith.kind());
    }
}
