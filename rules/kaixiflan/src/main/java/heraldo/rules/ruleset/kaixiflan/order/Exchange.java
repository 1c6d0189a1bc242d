package heraldo.rules.ruleset.kaixiflan.order;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.kaixiflan.book.Good;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.check.Action;
import heraldo.rules.ruleset.kaixiflan.check.Plan;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.turn.Deed;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import heraldo.rules.ruleset.kaixiflan.turn.Task;
import java.util.List;
import java.util.Optional;

/** <i>Comerciar</i>: some of a resource is received for another (K31, R46). */
public record Exchange(Good give, int quantity, Good get) implements Action {

    public static OrderType<Exchange> type(Values values) {
        return OrderType.of(
                "trade",
                Exchange.class,
                Param.one("give", values.resource()),
                Param.one("quantity", values.number()),
                Param.one("get", values.resource()));
    }

    @Override
    public Optional<Refusal> refusal(Plan plan) {
        return Refusal.when(give == get || quantity < 1, "E-RES", "R46");
    }

    /** R47. */
    @Override
    public Stock cost(Plan plan) {
        return Stock.of(give, plan.law().rates().cost(plan.owner(), give, quantity, get));
    }

    @Override
    public List<Message> foretold(Plan plan, Stock cost) {
        return List.of(Message.of(
                "outlook.trade",
                "gain",
                Say.amount(get, quantity),
                "cost",
                Say.stock(cost),
                "rate",
                plan.law().rates().of(plan.owner(), get)));
    }

    /** Step 2.2, Comerciar (R46, R47). */
    public static void trade(Progress turn, Task<Exchange> task) {
        Exchange order = task.order();
        int rate = turn.law().rates().of(task.owner(), order.get);
        int cost = task.cost().get(order.give);
        turn.pay(task);
        turn.gain(task.owner(), Stock.of(order.get, order.quantity));
        turn.happened(new Deed.Traded(task.owner(), task.line(), order.give, cost, order.get, order.quantity, rate));
        task.tell(Message.of(
                "done.trade",
                "cost",
                Say.amount(order.give, cost),
                "gain",
                Say.amount(order.get, order.quantity),
                "rate",
                rate));
    }
}
