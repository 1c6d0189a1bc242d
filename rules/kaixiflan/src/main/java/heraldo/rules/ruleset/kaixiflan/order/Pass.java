package heraldo.rules.ruleset.kaixiflan.order;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.check.Command;
import heraldo.rules.ruleset.kaixiflan.check.Plan;
import java.util.List;

/** <i>Pasar</i>: nothing is done, and nothing by default (R11). */
public record Pass() implements Command {

    public static OrderType<Pass> type() {
        return OrderType.of("pass", Pass.class);
    }

    @Override
    public boolean usesTurn() {
        return true;
    }

    @Override
    public boolean replaces(Order earlier) {
        return earlier instanceof Pass;
    }

    @Override
    public List<Message> foretold(Plan plan, Stock cost) {
        return List.of(Message.of("outlook.pass"));
    }
}
