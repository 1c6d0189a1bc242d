package heraldo.rules.data;

import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;

/** What a sentence needs from the code that shows it: the names of the seats, and a way to show players' words literally. */
@FunctionalInterface
public interface Names {

    /** What a seat is called. */
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
