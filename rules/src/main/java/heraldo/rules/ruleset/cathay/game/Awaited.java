package heraldo.rules.ruleset.cathay.game;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Round;
import heraldo.rules.ruleset.cathay.state.Side;

/** A seat's own turn: the open one, or its next as it would be if it began now, by which a plan can be judged (Y51). */
public final class Awaited {

    private Awaited() {}

    /** The position in a seat's own turn; one that is out has thrown well, so that it may come back (Y37). */
    public static Position turnOf(Position position, Seat seat) {
        if (position.active().equals(seat) || position.over()) {
            return position;
        }
        Round round = position.round();
        while (!round.active().equals(seat)) {
            round = round.next();
        }
        Side side = position.side(seat);
        Position own = position.round(round).with(seat, side.troop(side.troop().rested()));
        return own.running(own.running().rising(own.eliminated(seat)));
    }

    /** How often two dice are thrown until a seat's turn begins again, at the end of its own if that is the open one. */
    public static int throwsUntilNext(Position position, Seat seat) {
        int thrown = 0;
        Round round = position.round();
        do {
            thrown += throwing(position, round) ? 1 : 0;
            round = round.next();
        } while (!round.active().equals(seat));
        return thrown;
    }

    private static boolean throwing(Position position, Round round) {
        boolean dice = !round.first() || position.settings().round1Dice();
        return dice && !position.side(round.active()).player().resigned();
    }

    /** How often two dice are thrown before the turn of a seat begins: at the end of each turn until then (Y7, Y54). */
    public static int throwsBefore(Position position, Seat seat) {
        int thrown = 0;
        Round round = position.round();
        while (!round.active().equals(seat)) {
            thrown += throwing(position, round) ? 1 : 0;
            round = round.next();
        }
        return thrown;
    }
}
