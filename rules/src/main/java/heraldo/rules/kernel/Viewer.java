package heraldo.rules.kernel;

import java.util.Optional;

/** For whose eyes something is made. Everything that leaves the engine passes through a viewer. */
public sealed interface Viewer {

    /** Anybody: only what is public. */
    Viewer SPECTATOR = new Spectator();

    /** The game master where the campaign lets him see everything, and anybody once the game is over. */
    Viewer DIRECTOR = new Director();

    static Viewer of(Seat seat) {
        return new Player(seat);
    }

    /** The seat whose secrets this viewer shares, if any. */
    default Optional<Seat> seat() {
        return Optional.empty();
    }

    /** Whether something meant for one seat alone may be shown. */
    default boolean maySee(Seat owner) {
        return seat().filter(owner::equals).isPresent();
    }

    record Spectator() implements Viewer {}

    record Director() implements Viewer {
        @Override
        public boolean maySee(Seat owner) {
            return true;
        }
    }

    record Player(Seat own) implements Viewer {
        @Override
        public Optional<Seat> seat() {
            return Optional.of(own);
        }
    }
}
