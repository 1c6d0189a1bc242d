package heraldo.rules.ruleset.kaixiflan.order;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.check.Command;
import heraldo.rules.ruleset.kaixiflan.check.Plan;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.turn.Deed;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import heraldo.rules.ruleset.kaixiflan.turn.Task;
import java.util.List;
import java.util.Optional;

/** <i>Cumplir</i>: the tribute of an active mission is delivered, once (R87). */
public record Tribute(String mission) implements Command {

    public static OrderType<Tribute> type(Values values) {
        return OrderType.of("tribute", Tribute.class, Param.one("mission", values.mission()));
    }

    @Override
    public Optional<Refusal> refusal(Plan plan) {
        boolean open = asked(plan).isPresent() && plan.lines(Tribute.class).noneMatch(this::equals);
        return Refusal.when(!open, "E-MIS", "R87", "mission", mission);
    }

    @Override
    public Stock cost(Plan plan) {
        return asked(plan).orElse(Stock.NONE);
    }

    private Optional<Stock> asked(Plan plan) {
        return plan.realm().quests().find(mission).flatMap(plan.missions()::tribute);
    }

    @Override
    public boolean paidLast() {
        return true;
    }

    @Override
    public List<Message> foretold(Plan plan, Stock cost) {
        int fame =
                plan.realm().quests().find(mission).map(plan.missions()::fame).orElse(0);
        String shared = plan.realm().settings().missionsAreShared() ? "yes" : "no";
        return List.of(Say.cost(cost), Message.of("outlook.tribute", "fame", fame, "shared", shared));
    }

    /** Step 2.12, Cumplir: whom it serves is seen with the missions (R87). */
    public static void deliver(Progress turn, Task<Tribute> task) {
        String mission = task.order().mission;
        turn.pay(task);
        turn.happened(new Deed.Delivered(task.owner(), mission, task.cost()));
        task.tell(Message.of("done.tribute", "amounts", Say.stock(task.cost()), "mission", mission));
    }
}
