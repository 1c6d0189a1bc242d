package heraldo.rules.engine;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;

/**
 * Orders that are not played at the end of the turn: those prepared for a later one, and those of instant turns.
 *
 * @param <S> the state of a game, an immutable record
 */
public interface Steps<S> {

    /** Returns the sheet with which a seat begins a turn: what it has prepared in earlier ones. */
    default OrderSheet prepared(S state, Seat seat) {
        return OrderSheet.EMPTY;
    }

    /**
     * Returns whether a seat that may write in an instant turn without being due plans a later turn there. Pasted lines need only
     * be readable, replace those it has {@link #prepared}, and are handed in at once, also if there are none; any other order is
     * checked by itself, unless it {@link #waitsForTurn}.
     */
    default boolean plansAhead() {
        return false;
    }

    /** Returns whether an order given ahead is added to the {@link #prepared} lines and judged when it is played. */
    default boolean waitsForTurn(Order order) {
        return false;
    }

    /** Returns whether an order of an instant turn waits for the opening hours of the turn, where it has some. */
    default boolean waitsForHours(Order order) {
        return true;
    }

    /**
     * Returns whether a seat's player is away: its turns pass until the player does anything at all, even looking at the map. The
     * first thing they do hands in a blank sheet for the seat, as a step of an instant turn, which says only that they are back.
     */
    default boolean away(S state, Seat seat) {
        return false;
    }
}
