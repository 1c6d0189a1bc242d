package heraldo.rules.ruleset.cathay.turn;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.order.Command;
import java.util.List;

/** A plan runs when its seat's turn begins, line by line; what cannot stand is skipped. It is used once (Y51). */
record PlanStep(Acts acts) {

    /** Runs the plan of the active seat; whether it ended the turn. */
    boolean ends(Progress turn) {
        Seat seat = turn.active();
        List<Command> plan = turn.side(seat).player().plan();
        if (plan.isEmpty()) {
            return false;
        }
        turn.change(seat, side -> side.player(side.player().planning(List.of())));
        for (int line = 1; line <= plan.size(); line++) {
            Command command = plan.get(line - 1);
            if (acts.obey(turn, seat, line, command, true) && Acts.ends(command)
                    || turn.now().over()) {
                return true;
            }
        }
        return false;
    }
}
