package heraldo.rules.engine;

import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Gain;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.News;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/**
 * The words of a game: its report, its news and each seat's own card.
 *
 * @param <S> the state of a game, an immutable record
 */
public interface Tell<S> {

    /**
     * Merges the news of several steps, or of several turns, for one post: like news become one where the ruleset can do that.
     */
    default List<News> gathered(List<News> news) {
        return news;
    }

    /**
     * Returns the names that players gave to things in this game, by key, e.g. {@code hex.F6}: suggestions are found by them, and
     * players may write them in their orders where the values have names at all.
     */
    default SortedMap<String, String> titles(S state) {
        return Collections.emptySortedMap();
    }

    /**
     * Explains the change of each seat's total in a turn, without ordinary yield and without what is not public.
     *
     * @return for every seat with reasons, the most important first
     */
    default SortedMap<Seat, List<Gain>> gains(Aftermath<S> turn) {
        return Collections.emptySortedMap();
    }

    /**
     * Sums up a turn for one seat, beside the results of its lines, without what it may not know.
     *
     * @param news the public news of the turn
     */
    default OwnCard card(Aftermath<S> turn, List<News> news, Seat seat) {
        return OwnCard.BLANK;
    }

    /**
     * Names a value of an order in a position, for orders in words: a place by its name, where the canonical text is a bare mark.
     *
     * @param type the name of the kind of value, e.g. {@code hex}
     * @return an argument of a message; empty if the canonical text says enough
     */
    default Optional<Object> called(S state, String type, Object value) {
        return Optional.empty();
    }

    /**
     * Explains why a line that was played missed its aim, such as a lost battle; empty if it did not.
     *
     * @param after the state after the turn
     */
    default Optional<Message> setback(S after, LineResult result) {
        return Optional.empty();
    }

    /** Returns whether a line took effect, even if with less than it asked for. */
    default boolean carriedOut(LineResult result) {
        return result.code().equals("OK");
    }

    /** Reports what a viewer may know of the position. */
    Chronicle report(S state, Viewer viewer);
}
