package heraldo.rules.ruleset.hexadominacion.check;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Examines whole sheets: every line against the public state and the lines that stand before it (§3). */
public final class Examiner {

    private Examiner() {}

    /** Why each line cannot stand, while orders are open; empty for one that can. */
    public static List<Optional<Refusal>> atEntry(World world, Seat seat, OrderSheet sheet) {
        return examine(new Plan(world, seat, false), sheet);
    }

    /** The same when orders are closed: a sanction is then for phase 4 to see (R15). */
    public static List<Optional<Refusal>> atDeadline(World world, Seat seat, OrderSheet sheet) {
        return examine(new Plan(world, seat, true), sheet);
    }

    private static List<Optional<Refusal>> examine(Plan plan, OrderSheet sheet) {
        List<Optional<Refusal>> refusals = new ArrayList<>(sheet.size());
        for (Order order : sheet.orders()) {
            refusals.add(examine(plan, order));
        }
        return refusals;
    }

    private static <O extends Order> Optional<Refusal> examine(Plan plan, O order) {
        Check<O> check = Checks.of(order);
        Optional<Refusal> refusal = Check.first(
                () -> Check.when(!plan.world.open(), "E_CLOSED", "H2"),
                () -> Check.when(!plan.world.seated(plan.seat), "E_NOT_ACTIVE", "H6"),
                () -> Check.when(!plan.realm().active(), "E_NOT_ACTIVE", "H6"),
                () -> check.refusal(order, plan));
        if (refusal.isEmpty()) {
            check.note(order, plan);
        }
        return refusal;
    }
}
