package heraldo.rules.engine;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.order.OrderType;
import java.util.List;

/**
 * The acts of a game master on a game, by its rules.
 *
 * @param <S> the state of a game, an immutable record
 */
public interface Direct<S> {

    /** Returns every edict: events, missions, corrections. */
    default List<OrderType<?>> edicts() {
        return List.of();
    }

    /**
     * Applies an edict to the open turn.
     *
     * @throws IllegalArgumentException if it is none of {@link #edicts}
     */
    default Amendment<S> amend(S state, Order edict) {
        throw new IllegalArgumentException("no edict of this game: " + edict);
    }

    /** Returns the values that fields of edicts may hold, for a game master who sees what a viewer sees. */
    default EdictValues edictValues(S state, Viewer viewer) {
        return EdictValues.USUAL;
    }

    /**
     * Lists what an edict changes; of one that takes effect later, what it would change now. What the viewer may not know is left
     * out, or told without its secret part.
     *
     * @param after the state to which the edict has led
     */
    default List<Change> changes(S before, S after, Order edict, Viewer viewer) {
        return List.of();
    }

    /** Returns whether the effect of an edict stays secret until its turn has been played. */
    default boolean secret(Order edict) {
        return false;
    }

    /** Returns whether the effect of an edict cannot be previewed: nobody looks at a card and puts it back. */
    default boolean draws(Order edict) {
        return false;
    }

    /** Returns the edicts that have not taken effect yet, in the order in which they will. */
    default List<Pending> pending(S state) {
        return List.of();
    }

    /** The relation of a sentence of a turn's story to an edict that took effect in that turn. */
    enum Decreed {
        /** It tells something else. */
        NOTHING,
        /** It tells what the edict did. */
        DONE,
        /** The same, and whoever it names has lost something. */
        LOST
    }

    /** Tells whether a sentence of a turn's story is about an edict of an earlier turn that took effect in that turn. */
    default Decreed decreed(Message told) {
        return Decreed.NOTHING;
    }
}
