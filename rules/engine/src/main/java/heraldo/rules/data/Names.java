package heraldo.rules.data;

import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;

/** The names of the seats and the escaping of players' words, as a sentence needs them from the code that shows it. */
@FunctionalInterface
public interface Names {

    /** Returns the name of a seat. */
    String of(Seat seat);

    /** The same without anything that is put around it. */
    default String bare(Seat seat) {
        return of(seat);
    }

    /** A player's words, escaped as the place where they are shown needs it. */
    default String literal(PlayerText text) {
        return text.text();
    }
}
