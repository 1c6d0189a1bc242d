package heraldo.rules.engine;

import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import heraldo.rules.scene.Scene;
import heraldo.rules.scene.SignTable;

/**
 * The pictures of a game. Whatever goes outward passes through a {@link Viewer}.
 *
 * @param <S> the state of a game, an immutable record
 */
public interface Draw<S> {

    /** Draws what a viewer may see. */
    Scene scene(S state, Viewer viewer);

    /** Draws the position after a turn, with what the turn has changed: moves, and what changed hands. */
    default Scene scene(Aftermath<S> turn) {
        return scene(turn.after(), turn.viewer());
    }

    /**
     * Draws the map as a seat may see it, with the orders of a sheet on it where the ruleset can do that.
     *
     * @param sheet the seat's own, not handed in yet
     */
    default Scene preview(S state, Seat seat, OrderSheet sheet) {
        return scene(state, Viewer.of(seat));
    }

    /** Returns every sign on its plates with its meaning. */
    default SignTable signs() {
        return SignTable.EMPTY;
    }
}
