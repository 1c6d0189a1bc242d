package heraldo.rules.ruleset.hexadominacion.check;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.hexadominacion.state.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

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

    /** Why one more order below a sheet cannot stand, for many orders that are thought of. */
    public static Function<Order, Optional<Refusal>> below(World world, Seat seat, OrderSheet sheet) {
        Plan plan = new Plan(world, seat, false);
        examine(plan, sheet);
        return order -> refusal(plan, order);
    }

    /** Why a seat can give no order at all now; empty if it can. */
    public static Optional<Refusal> barred(World world, Seat seat) {
        return Refusal.first(
                () -> Refusal.when(!world.open(), "E_CLOSED", "H2"),
                () -> Refusal.when(!world.seated(seat) || !world.realm(seat).active(), "E_NOT_ACTIVE", "H6"));
    }

    private static List<Optional<Refusal>> examine(Plan plan, OrderSheet sheet) {
        List<Optional<Refusal>> refusals = new ArrayList<>(sheet.size());
        for (Order order : sheet.orders()) {
            refusals.add(examine(plan, order));
        }
        return refusals;
    }

    private static Optional<Refusal> examine(Plan plan, Order order) {
        Optional<Refusal> refusal = refusal(plan, order);
        if (refusal.isEmpty()) {
            plan.note(Command.of(order));
        }
        return refusal;
    }

    private static Optional<Refusal> refusal(Plan plan, Order order) {
        return Refusal.first(
                () -> barred(plan.world(), plan.seat()), () -> Command.of(order).refusal(plan));
    }
}
