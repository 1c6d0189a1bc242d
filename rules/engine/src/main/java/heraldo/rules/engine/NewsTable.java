package heraldo.rules.engine;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Known;
import java.util.Optional;
import java.util.SortedMap;

/**
 * {@code news.yaml}: how much each kind of news counts.
 *
 * @param kinds by name; the phrasings of a kind are below {@code news.NAME} in the bundles
 */
public record NewsTable(SortedMap<String, Kind> kinds) {

    /** A ruleset that has no news. */
    static final NewsTable NONE = new NewsTable(Frozen.noMap());

    public NewsTable {
        kinds = Frozen.map(kinds);
    }

    /**
     * A kind of news.
     *
     * @param rank 1 for the end of the game, 10 for what is told where nothing else is
     * @param sign the emoji before it
     * @param once whether the headline says all there is, so that nothing is left to tell below it; false if not given
     * @param nothing whether it says that nothing happened, so that it is told only where that is so; false if not given
     * @param quote whether it is a player's own words, which are quoted behind the news; false if not given
     */
    public record Kind(
            int rank, String sign, Optional<Boolean> once, Optional<Boolean> nothing, Optional<Boolean> quote) {

        private static final int LAST_RANK = 10;

        public Kind {
            if (rank < 1 || rank > LAST_RANK) {
                throw new IllegalArgumentException("rank is " + rank + "; use 1 to " + LAST_RANK);
            }
        }

        /** Returns whether the headline alone tells news of this kind. */
        public boolean toldOnce() {
            return once.orElse(false);
        }

        /** Returns whether news of this kind says that nothing happened. */
        public boolean idle() {
            return nothing.orElse(false);
        }

        /** Returns whether news of this kind is a player's own words. */
        public boolean quoted() {
            return quote.orElse(false);
        }
    }

    /** A kind that is there. */
    public Kind kind(String name) {
        return Known.in(kinds, name);
    }
}
