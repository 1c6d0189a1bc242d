package heraldo.rules.engine;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Viewer;
import java.util.Optional;

/**
 * An act of a game master: one record, which knows what refuses it, what it does and how it is told. Its type is declared like that
 * of an order.
 *
 * @param <L> the position with its laws, as the edicts of a game see it
 * @param <S> the state of the game
 */
public interface Edict<L, S> extends Order {

    /** Explains why the edict cannot be done now; empty if it can. */
    default Optional<Refusal> refusal(L position) {
        return Optional.empty();
    }

    /** Returns the state after the edict, which is not refused. */
    S applied(L position);

    /** Returns what everybody is told of the edict. */
    Message notice(L position);

    /**
     * Compares the things that the edict changes, for its preview and for those whose things they are.
     *
     * @param before the position before the edict
     * @param viewer sees no secrets of others
     */
    void compare(Compared<S> compared, L before, Viewer viewer);

    /** Returns whether the effect stays secret until its turn has been played. */
    default boolean secret() {
        return false;
    }

    /** Returns whether the effect cannot be previewed: nobody looks at a card and puts it back. */
    default boolean draws() {
        return false;
    }
}
