package heraldo.rules.ruleset.kaixiflan.order;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.kaixiflan.check.Command;
import heraldo.rules.ruleset.kaixiflan.check.Plan;
import heraldo.rules.ruleset.kaixiflan.check.Reasons;
import heraldo.rules.ruleset.kaixiflan.law.Naming;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.PlaceName;
import heraldo.rules.ruleset.kaixiflan.turn.Progress;
import heraldo.rules.ruleset.kaixiflan.turn.Task;
import java.util.Optional;

/** <i>Nombrar</i>: a place gets a name (R98). */
public record Name(Hex hex, String name) implements Command {

    public static OrderType<Name> type(Values values) {
        return OrderType.of("name", Name.class, Param.one("hex", values.hex()), Param.one("name", values.name()));
    }

    /** One's own settlement, or a hex one explored and nobody with a better right has named. */
    @Override
    public Optional<Refusal> refusal(Plan plan) {
        boolean may = Naming.may(plan.realm(), plan.owner(), hex);
        return Refusal.first(
                () -> Reasons.tooLong(name, Values.LONGEST_NAME),
                () -> Refusal.when(!may, "E-ASENT", "R98", "problem", "name", "hex", Say.hex(hex)));
    }

    @Override
    public boolean replaces(Order earlier) {
        return earlier instanceof Name other && hex.equals(other.hex);
    }

    /** Step 1, Historia: the name stands unless somebody with a better right has named the place. */
    public static void give(Progress turn, Task<Name> task) {
        Hex hex = task.order().hex;
        if (Naming.may(turn.now(), task.owner(), hex)) {
            boolean asOwner = Naming.asOwner(turn.now(), task.owner(), hex);
            PlaceName name = new PlaceName(task.order().name, task.owner(), asOwner);
            turn.change(realm -> realm.withNames(Frozen.with(realm.names(), hex, name)));
            task.tell(Message.of("done.name", "hex", Say.hex(hex), "name", new PlayerText(name.name())));
        }
    }
}
