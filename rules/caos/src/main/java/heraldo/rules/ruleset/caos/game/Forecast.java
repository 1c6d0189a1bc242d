package heraldo.rules.ruleset.caos.game;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.check.Examination;
import heraldo.rules.ruleset.caos.check.Examiner;
import heraldo.rules.ruleset.caos.law.Budget;
import heraldo.rules.ruleset.caos.law.Cost;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.say.Say;
import heraldo.rules.ruleset.caos.state.Stage;
import java.util.ArrayList;
import java.util.List;

/** The forecast of a seat: its budget with each source of its actions, the cost of a sheet, and the rest (§2.2, C25). */
public final class Forecast {

    private Forecast() {}

    public static List<Message> messages(Law law, Seat seat, OrderSheet sheet) {
        if (law.war().stage() != Stage.ORDERS) {
            return List.of(Message.of("forecast.over"));
        }
        Budget budget = Budget.of(law, seat);
        List<Message> messages = new ArrayList<>();
        messages.add(Message.of("forecast.budget", "actions", budget.actions(), "sources", Say.sources(budget)));
        messages.add(cost(law, seat, sheet, budget.actions()));
        return messages;
    }

    private static Message cost(Law law, Seat seat, OrderSheet sheet, int budget) {
        Examination examination = Examiner.of(law, seat, sheet);
        Cost cost = examination.cost();
        int spent = examination.actions();
        return Message.of(
                "forecast.cost",
                "cost",
                spent,
                "plain",
                cost.plain(),
                "surcharge",
                cost.surcharge(),
                "discount",
                cost.plain() + cost.surcharge() - spent,
                "left",
                budget - spent);
    }
}
