package heraldo.rules.ruleset.cathay.turn;

import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.Optional;

/** Carries out single orders, at once (Y19, Y49). */
public final class Acts {

    private Acts() {}

    /**
     * Carries out a line if it can stand, and writes down what came of it.
     *
     * @param planned whether it stands in a plan
     * @return whether it stood
     */
    public static boolean obey(Progress turn, Seat seat, int line, Command command, boolean planned) {
        Position before = turn.now();
        Optional<Refusal> refusal = command.refusal(before, seat, turn.prices());
        boolean stands = refusal.isEmpty();
        if (stands) {
            turn.happened(new Deed.Obeyed(seat, line, command, planned));
            command.carryOut(turn, seat);
            refusal = stopped(turn);
            Review.after(turn, before);
            noteActing(turn, seat);
        } else if (planned) {
            turn.happened(new Deed.Skipped(seat, line, command, refusal.get()));
        }
        turn.line(new Progress.Outcome(seat, line, command, planned, refusal));
        return stands;
    }

    /** Returns the reason for an incomplete order; only trade may stop before its end (Y17). */
    private static Optional<Refusal> stopped(Progress turn) {
        return turn.deeds().getLast() instanceof Deed.Traded traded ? traded.stopped() : Optional.empty();
    }

    /** Notes that the active seat has given an order in its turn, unless it has resigned (Y52). */
    static void noteActing(Progress turn, Seat seat) {
        if (seat.equals(turn.active()) && !turn.side(seat).player().resigned()) {
            turn.change(position -> position.withRunning(position.running().acting(true)));
        }
    }
}
