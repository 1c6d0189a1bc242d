package heraldo.rules.kernel;

import java.util.Optional;

/**
 * The audience of a text or picture. Everything that leaves the engine passes through a viewer.
 *
 * @param seat the seat whose secrets this viewer shares, if any
 * @param director whether this viewer sees everything
 */
public record Viewer(Optional<Seat> seat, boolean director) {

    /** Anybody: only what is public. */
    public static final Viewer SPECTATOR = new Viewer(Optional.empty(), false);

    /** The game master where the campaign lets them see everything, and anybody once the game is over. */
    public static final Viewer DIRECTOR = new Viewer(Optional.empty(), true);

    public static Viewer of(Seat seat) {
        return new Viewer(Optional.of(seat), false);
    }

    /** Returns whether the viewer may see something meant for one seat alone. */
    public boolean maySee(Seat owner) {
        return director || seat.filter(owner::equals).isPresent();
    }
}
