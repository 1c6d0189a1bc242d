package heraldo.rules.ruleset.caos.order;

import heraldo.rules.kernel.Message;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.caos.check.Command;
import heraldo.rules.ruleset.caos.check.Rehearsal;
import java.util.List;

/** PASS: nothing, on purpose. */
public record Pass() implements Command {

    public static OrderType<Pass> type() {
        return OrderType.of("pass", Pass.class);
    }

    @Override
    public List<Message> dangers(Rehearsal played) {
        return played.sheet().size() > 1 ? List.of(Message.of("outlook.caution.pass")) : List.of();
    }
}
