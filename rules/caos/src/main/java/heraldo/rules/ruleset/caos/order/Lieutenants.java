package heraldo.rules.ruleset.caos.order;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.OrderType;
import heraldo.rules.order.Param;
import heraldo.rules.ruleset.caos.check.Command;
import heraldo.rules.ruleset.caos.check.Plan;
import heraldo.rules.ruleset.caos.check.Refusals;
import heraldo.rules.ruleset.caos.score.Finale;
import heraldo.rules.ruleset.caos.state.Stage;
import heraldo.rules.ruleset.caos.turn.Progress;
import java.util.List;
import java.util.Optional;

/**
 * LIEUT: the winner names two other bands, which have not resigned, to share the victory (C46, C48).
 */
public record Lieutenants(Seat first, Seat second) implements Command {

    public static OrderType<Lieutenants> type() {
        return OrderType.of(
                "lieutenants",
                Lieutenants.class,
                Param.one("first", Values.PLAYER),
                Param.one("second", Values.PLAYER));
    }

    @Override
    public Stage stage() {
        return Stage.LIEUTENANTS;
    }

    @Override
    public Optional<Refusal> unknown(Plan plan) {
        return plan.unknownPlayer(named());
    }

    @Override
    public Optional<Refusal> late(Plan plan) {
        Seat own = plan.seat();
        boolean wrong = first.equals(second) || named().contains(own);
        return Refusals.when(wrong, () -> Refusal.of("E_SELF", "C46", "problem", "lieutenant", "who", own));
    }

    @Override
    public boolean replaces(Order earlier) {
        return earlier instanceof Lieutenants;
    }

    private List<Seat> named() {
        return List.of(first, second);
    }

    /** The turn of the lieutenants: what the winner named last counts; nobody if the time ran out (C46, CR49). */
    public static void appoint(Progress turn) {
        List<Seat> last = turn.tasks(Lieutenants.class).stream()
                .map(task -> task.order().named())
                .reduce(List.of(), (earlier, later) -> later);
        turn.change(war -> Finale.close(war, last, turn.draws()));
    }
}
