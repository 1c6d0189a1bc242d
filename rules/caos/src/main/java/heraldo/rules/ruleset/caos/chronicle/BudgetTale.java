package heraldo.rules.ruleset.caos.chronicle;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.law.Budget;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.say.Say;
import heraldo.rules.ruleset.caos.state.Stage;
import heraldo.rules.ruleset.caos.turn.Progress;
import java.util.List;

/** The actions of every band for the next turn, with their sources. */
final class BudgetTale {

    private BudgetTale() {}

    static List<Message> lines(Progress turn) {
        Law law = turn.lawNow();
        return turn.now().stage() != Stage.ORDERS
                ? List.of()
                : turn.now().active().stream().map(seat -> line(law, seat)).toList();
    }

    private static Message line(Law law, Seat seat) {
        Budget budget = Budget.of(law, seat);
        return Message.of("tale.budgets.line", "who", seat, "actions", budget.actions(), "parts", Say.sources(budget));
    }
}
