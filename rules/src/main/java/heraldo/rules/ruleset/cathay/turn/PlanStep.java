package heraldo.rules.ruleset.cathay.turn;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Prices;
import heraldo.rules.ruleset.cathay.order.Command;
import heraldo.rules.ruleset.cathay.order.End;
import java.util.List;

/**
 * A plan runs when its seat's turn begins, line by line; what cannot stand is skipped. It is used once (Y51). An {@code END} is held
 * if a line above it failed that was to be paid from a trade of the plan: the turn stays with its owner.
 */
record PlanStep(Acts acts, Prices prices) {

    /** Runs the plan of the active seat; whether it ended the turn. */
    boolean ends(Progress turn) {
        Seat seat = turn.active();
        List<Command> plan = turn.side(seat).player().plan();
        if (plan.isEmpty()) {
            return false;
        }
        turn.change(seat, side -> side.player(side.player().planning(List.of())));
        Reckoning reckoning = new Reckoning(prices);
        for (int line = 1; line <= plan.size(); line++) {
            if (ends(turn, seat, line, plan.get(line - 1), reckoning)) {
                return true;
            }
        }
        return false;
    }

    private boolean ends(Progress turn, Seat seat, int line, Command command, Reckoning reckoning) {
        if (command instanceof End && reckoning.upset()) {
            turn.happened(new Deed.Held(seat, line));
            return false;
        }
        boolean stood = acts.obey(turn, seat, line, command, true);
        reckoning.tried(command, turn.outcomes().getLast().refusal());
        return (stood && Acts.ends(command)) || turn.now().over();
    }
}
