package heraldo.rules.ruleset.caos.check;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.law.Cost;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.state.Stage;
import heraldo.rules.ruleset.caos.state.War;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Examines whole sheets: every line against the position and the lines above it (§5.2). What stands at entry is what stands
 * when orders are closed: of lines that do not fit the budget any more, the last ones go first (§5.3).
 */
public final class Examiner {

    private Examiner() {}

    /** A sheet in the open turn. */
    public static Examination of(Law law, Seat seat, OrderSheet sheet) {
        return examine(new Plan(law, seat, sheet));
    }

    /** Returns a function that checks one more order below a sheet; it examines the sheet once, for any number of candidates. */
    public static Function<Order, Optional<Refusal>> below(Law law, Seat seat, OrderSheet sheet) {
        Plan plan = new Plan(law, seat, sheet);
        examine(plan);
        return order -> line(Command.of(order), plan).refusal();
    }

    private static Examination examine(Plan plan) {
        List<Examination.Line> lines = new ArrayList<>();
        for (Order each : plan.sheet().orders()) {
            Command order = Command.of(each);
            Examination.Line line = line(order, plan);
            lines.add(line);
            if (line.refusal().isEmpty() || line.unpaid()) {
                plan.accept(order, line.cost());
            }
        }
        return new Examination(lines, plan.discount());
    }

    private static Examination.Line line(Command order, Plan plan) {
        Optional<Refusal> early =
                Refusal.first(() -> order.unknown(plan), () -> closed(order, plan), () -> order.refusal(plan));
        Cost cost = early.isPresent() ? Cost.NONE : order.cost(plan);
        Optional<Refusal> refusal = Refusal.first(() -> early, () -> plan.unpaid(cost), () -> order.late(plan));
        List<Message> warnings = refusal.isPresent() ? List.of() : order.warnings(plan);
        return new Examination.Line(refusal, warnings, cost);
    }

    private static Optional<Refusal> closed(Command order, Plan plan) {
        String problem = problem(order, plan);
        return Refusals.when(!problem.isEmpty(), () -> new Refusal("E_CLOSED", "C1", Message.of("closed." + problem)));
    }

    /** Returns the key of the reason why orders of this kind are closed now; blank if they are open. */
    private static String problem(Command order, Plan plan) {
        War war = plan.law().war();
        boolean naming = order.stage() == Stage.LIEUTENANTS;
        if (war.over()) {
            return "over";
        }
        if (war.band(plan.seat()).resigned()) {
            return "resigned";
        }
        return switch (war.stage()) {
            case LIEUTENANTS -> naming && won(plan) ? "" : "lieutenants";
            default -> naming ? "early" : "";
        };
    }

    private static boolean won(Plan plan) {
        return plan.law().war().ending().lord().filter(plan.seat()::equals).isPresent();
    }
}
