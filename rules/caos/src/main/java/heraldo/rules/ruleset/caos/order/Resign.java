package heraldo.rules.ruleset.caos.order;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.order.Spelling;
import heraldo.rules.ruleset.caos.check.Command;
import heraldo.rules.ruleset.caos.check.Plan;
import heraldo.rules.ruleset.caos.check.Refusals;
import heraldo.rules.ruleset.caos.check.Rehearsal;
import heraldo.rules.ruleset.caos.state.Band;
import heraldo.rules.ruleset.caos.state.War;
import heraldo.rules.ruleset.caos.turn.Progress;
import heraldo.rules.ruleset.caos.turn.Task;
import java.util.List;
import java.util.Optional;

/**
 * RESIGN: the seat gives up at the end of the turn (CR50).
 *
 * @param band the name of the seat's band, as confirmation
 */
public record Resign(String band) implements Command {

    public static OrderType<Resign> type() {
        return OrderType.of("resign", Resign.class, Param.one("band", Values.BAND));
    }

    @Override
    public Optional<Refusal> unknown(Plan plan) {
        List<String> names = plan.law().names(plan.seat());
        boolean own = names.stream().anyMatch(name -> Spelling.same(band.strip(), name));
        return Refusals.when(!own, () -> Refusals.unknown("band", band));
    }

    @Override
    public boolean replaces(Order earlier) {
        return earlier instanceof Resign;
    }

    @Override
    public List<Message> dangers(Rehearsal played) {
        return List.of(Message.of("outlook.caution.resign"));
    }

    /** The band leaves empty planets without inhabitants, and its score stays as it is. */
    public static void leave(Progress turn, Task<Resign> task) {
        turn.change(war -> without(war, task.seat()));
    }

    private static War without(War war, Seat seat) {
        War left = war.with(seat, Band::gone);
        for (String planet : war.worlds().keySet()) {
            if (war.world(planet).isOf(seat)) {
                left = left.with(
                        planet, world -> world.ownedBy(Optional.empty()).inhabitedBy(0));
            }
        }
        return left;
    }
}
