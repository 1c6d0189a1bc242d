package heraldo.rules.engine;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.OrderType;
import java.util.List;

/**
 * What a game master may do to a game, by its rules.
 *
 * @param <S> the state of a game
 */
public interface Directed<S> {

    /** Every act of the game master on the game itself (events, missions, corrections). */
    List<OrderType<?>> edicts();

    /** An act of the game master on the open turn. */
    Amendment<S> amend(S state, Order edict);

    /** What the fields of edicts may hold, for a game master with the eyes of a viewer. */
    default EdictValues edictValues(S state, Viewer viewer) {
        return EdictValues.USUAL;
    }

    /**
     * What an edict changes. Where it comes about later, this is what it would change now. What the viewer may not know is left
     * out, or told without the part that is secret.
     *
     * @param after the state to which the edict has led
     */
    default List<Change> changes(S before, S after, Order edict, Viewer viewer) {
        return List.of();
    }

    /** Whether the effect of an edict stays secret until its turn has been played. */
    default boolean secret(Order edict) {
        return false;
    }

    /** Whether what an edict does shows only once it is done: nobody looks at a card and puts it back. */
    default boolean draws(Order edict) {
        return false;
    }

    /** What was decreed and has not come about yet, in the order in which it will. */
    default List<Pending> pending(S state) {
        return List.of();
    }

    /** What a sentence of a turn's story says of an edict that came about in that turn. */
    enum Decreed {
        /** It tells something else. */
        NOTHING,
        /** It tells what the edict did. */
        DONE,
        /** The same, and whoever it names has lost something. */
        LOST
    }

    /** Tells whether a sentence of a turn's story is about an edict that was decreed before and came about in that turn. */
    default Decreed decreed(Message told) {
        return Decreed.NOTHING;
    }
}
