package heraldo.rules.ruleset.cathay.turn;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Seat;
import java.util.List;

/**
 * A plan runs when its seat's turn begins, line by line; what cannot stand is skipped. It is used once (Y51). An {@code END} is held
 * if a line above it failed that was to be paid from a trade of the plan: the turn stays with its owner.
 */
final class PlanStep {

    private PlanStep() {}

    /** Runs the plan of the active seat; whether it ended the turn. */
    static boolean ends(Progress turn) {
        Seat seat = turn.active();
        List<Order> plan = turn.side(seat).player().plan();
        if (plan.isEmpty()) {
            return false;
        }
        turn.change(seat, side -> side.player(side.player().planning(List.of())));
        Reckoning reckoning = new Reckoning(turn.prices());
        for (int line = 1; line <= plan.size(); line++) {
            if (ends(turn, seat, line, (Command) plan.get(line - 1), reckoning)) {
                return true;
            }
        }
        return false;
    }

    private static boolean ends(Progress turn, Seat seat, int line, Command command, Reckoning reckoning) {
        if (command.heldIfUnpaid() && reckoning.upset()) {
            turn.happened(new Deed.Held(seat, line));
            return false;
        }
        boolean stood = Acts.obey(turn, seat, line, command, true);
        reckoning.tried(command, turn.outcomes().getLast().refusal());
        return (stood && command.endsTurn()) || turn.now().over();
    }
}
