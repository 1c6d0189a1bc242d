package heraldo.rules.ruleset.cathay.game;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.state.Round;
import heraldo.rules.ruleset.cathay.state.Side;

/** A seat's own turn: the open one, or its next as it would be if it began now, by which a plan can be judged (Y51). */
public final class Awaited {

    private Awaited() {}

    /** The position in a seat's own turn; an eliminated seat is assumed to have thrown well and may come back (Y37). */
    public static Position turnOf(Position position, Seat seat) {
        if (position.active().equals(seat) || position.over()) {
            return position;
        }
        Round round = position.round();
        while (!round.active().equals(seat)) {
            round = round.next();
        }
        Side side = position.side(seat);
        Position own =
                position.withRound(round).with(seat, side.withTroop(side.troop().rested()));
        return own.withRunning(own.running().rising(own.eliminated(seat)));
    }

    /** Returns the number of throws of two dice until a seat's turn begins again, with the one at the end of the open turn. */
    public static int throwsUntilNext(Position position, Seat seat) {
        Round round = position.round();
        return (throwing(position, round) ? 1 : 0) + throwsBefore(position, round.next(), seat);
    }

    private static boolean throwing(Position position, Round round) {
        boolean dice = !round.first() || position.settings().beginning().round1Dice();
        return dice && !position.side(round.active()).player().resigned();
    }

    /** Returns the number of throws of two dice before a seat's turn begins: one at the end of each turn until then (Y7, Y54). */
    public static int throwsBefore(Position position, Seat seat) {
        return throwsBefore(position, position.round(), seat);
    }

    private static int throwsBefore(Position position, Round from, Seat seat) {
        int thrown = 0;
        for (Round round = from; !round.active().equals(seat); round = round.next()) {
            thrown += throwing(position, round) ? 1 : 0;
        }
        return thrown;
    }
}
