package heraldo.rules.ruleset.cathay.outlook;

import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.game.Game;
import heraldo.rules.ruleset.cathay.game.Trial;
import heraldo.rules.ruleset.cathay.state.Position;
import heraldo.rules.ruleset.cathay.turn.Command;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A line that was tried out on what those above it leave.
 *
 * @param number from 1
 * @param refusal the reason against it; empty if it stood
 */
record Rehearsed(int number, Command command, Seat seat, Position before, Position after, Optional<Refusal> refusal) {

    /** The lines of a sheet in their seat's own turn. */
    static List<Rehearsed> of(Game game, Position position, Seat seat, OrderSheet sheet) {
        Trial trial = game.rehearsal(position, seat);
        List<Rehearsed> lines = new ArrayList<>();
        for (Command command : Game.commands(sheet)) {
            Position before = trial.position();
            Verdict verdict = trial.next(command);
            lines.add(new Rehearsed(lines.size() + 1, command, seat, before, trial.position(), verdict.refusal()));
        }
        return lines;
    }

    boolean stood() {
        return refusal.isEmpty();
    }

    /** Returns the hand before the line. */
    Goods hand() {
        return before.side(seat).hand();
    }

    /** Returns the cards that the line takes from the hand. */
    Goods spent() {
        return after.side(seat).hand().lacking(hand());
    }

    /** Returns the cards that the line brings to the hand at once. */
    Goods gained() {
        return hand().lacking(after.side(seat).hand());
    }

    /** The line, a trade above this one, without which this one could not be paid. */
    boolean owesTo(Rehearsed trade) {
        Goods brought = trade.gained();
        Goods spent = spent();
        return trade.command.brings().isPresent()
                && Resource.ALL.stream()
                        .anyMatch(resource -> spent.get(resource) > 0
                                && brought.get(resource) > 0
                                && hand().get(resource) - brought.get(resource) < spent.get(resource));
    }
}
