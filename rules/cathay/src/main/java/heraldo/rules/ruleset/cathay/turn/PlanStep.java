package heraldo.rules.ruleset.cathay.turn;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Resource;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A plan runs when its seat's turn begins, line by line; what cannot stand is skipped. It is used once (Y51). An {@code END} is
 * held if a line above it failed for want of a card that a trade of the plan was to bring: the turn stays with its owner, and
 * the held {@code END} is an order, so that its deadline is no strike (Y52). Lives within one plan.
 */
final class PlanStep {

    private static final String UNPAID = "E_FUNDS";

    /** The refusals of a trade that was to bring something: cards are missing in the hand or in the bank (Y51). */
    private static final List<String> SHORT = List.of(UNPAID, "E_BANK");

    private final Progress turn;
    private final Seat seat;

    /** The cards that the trades so far were to bring, whether they were made or failed for want of cards. */
    private final SortedSet<Resource> awaited = new TreeSet<>();

    /** The flag of a line that failed for want of a card that a trade above it was to bring. */
    private boolean upset;

    private PlanStep(Progress turn) {
        this.turn = turn;
        this.seat = turn.active();
    }

    /** Runs the plan of the active seat; whether it ended the turn. */
    static boolean ends(Progress turn) {
        return new PlanStep(turn).ends();
    }

    private boolean ends() {
        List<Order> plan = turn.side(seat).player().plan();
        if (plan.isEmpty()) {
            return false;
        }
        turn.change(seat, side -> side.withPlayer(side.player().planning(List.of())));
        for (int line = 1; line <= plan.size(); line++) {
            if (ends(line, (Command) plan.get(line - 1))) {
                return true;
            }
        }
        return false;
    }

    private boolean ends(int line, Command command) {
        if (command.heldIfUnpaid() && upset) {
            turn.happened(new Deed.Held(seat, line));
            Acts.noteActing(turn, seat);
            return false;
        }
        boolean stood = Acts.obey(turn, seat, line, command, true);
        note(command, turn.outcomes().getLast().refusal());
        return (stood && command.endsTurn()) || turn.now().over();
    }

    private void note(Command command, Optional<Refusal> why) {
        Optional<String> code = why.map(Refusal::code);
        boolean unpaid = code.filter(UNPAID::equals).isPresent();
        Goods lack = turn.side(seat).hand().lacking(command.price(turn.prices()));
        upset |= unpaid && awaited.stream().anyMatch(resource -> lack.get(resource) > 0);
        if (code.map(SHORT::contains).orElse(true)) {
            command.brings().ifPresent(awaited::add);
        }
    }
}
