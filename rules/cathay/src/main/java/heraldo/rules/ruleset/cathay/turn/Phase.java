package heraldo.rules.ruleset.cathay.turn;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.law.Objection;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.Optional;

/** The phases in which seats may give orders (Y6, Y49). */
public enum Phase {
    /** At any time, as long as the seat is in the game. */
    ANYTIME,
    /** In the seat's turn of round 1 (Y9). */
    START,
    /** In the turn of a seat that may come back (Y37). */
    RISING,
    /** In every turn of the seat after round 1. */
    TURN,
    /** In the turn of a seat with buildings, after round 1. */
    PLAYING;

    /** Refuses an order out of turn or out of its phase. */
    Optional<Refusal> refusal(Position position, Seat seat) {
        if (position.over() || position.side(seat).player().resigned()) {
            return wrong("over");
        }
        if (this == ANYTIME) {
            return Objection.NONE;
        }
        if (!position.active().equals(seat)) {
            return Objection.refuse("E_TURN", "Y49", "active", position.active());
        }
        boolean first = position.round().first();
        if (first != (this == START)) {
            return wrong(first ? "start" : "started");
        }
        if (this == RISING) {
            return position.mayRise() ? Objection.NONE : wrong("rise");
        }
        return this == PLAYING && position.eliminated(seat) ? wrong("eliminated") : Objection.NONE;
    }

    private static Optional<Refusal> wrong(String problem) {
        return Objection.refuse("E_PHASE", "Y6", "problem", problem);
    }
}
