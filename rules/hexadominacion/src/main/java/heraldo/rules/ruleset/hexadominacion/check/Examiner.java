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

    /** Returns the refusal of each line while orders are open; empty for a line that can stand. */
    public static List<Optional<Refusal>> atEntry(World world, Seat seat, OrderSheet sheet) {
        return examine(new Plan(world, seat, false), sheet);
    }

    /** The same when orders are closed: a sanction is then for phase 4 to see (R15). */
    public static List<Optional<Refusal>> atDeadline(World world, Seat seat, OrderSheet sheet) {
        return examine(new Plan(world, seat, true), sheet);
    }

    /** Returns a check for candidates of one more order below a sheet: it gives the refusal of each, empty if it can stand. */
    public static Function<Order, Optional<Refusal>> below(World world, Seat seat, OrderSheet sheet) {
        Plan plan = new Plan(world, seat, false);
        Optional<Refusal> barred = barred(world, seat);
        examine(plan, barred, sheet);
        return order -> refusal(plan, barred, order);
    }

    /** Returns the refusal that bars every order of a seat now; empty if it can give orders. */
    public static Optional<Refusal> barred(World world, Seat seat) {
        return Refusal.first(
                () -> Refusal.when(!world.open(), "E_CLOSED", "H2"),
                () -> Refusal.when(!world.seated(seat) || !world.realm(seat).active(), "E_NOT_ACTIVE", "H6"));
    }

    private static List<Optional<Refusal>> examine(Plan plan, OrderSheet sheet) {
        return examine(plan, barred(plan.world(), plan.seat()), sheet);
    }

    private static List<Optional<Refusal>> examine(Plan plan, Optional<Refusal> barred, OrderSheet sheet) {
        List<Optional<Refusal>> refusals = new ArrayList<>(sheet.size());
        for (Order order : sheet.orders()) {
            Optional<Refusal> refusal = refusal(plan, barred, order);
            if (refusal.isEmpty()) {
                plan.note(Command.of(order));
            }
            refusals.add(refusal);
        }
        return refusals;
    }

    /** @param barred the refusal of every order of its seat */
    private static Optional<Refusal> refusal(Plan plan, Optional<Refusal> barred, Order order) {
        return barred.isPresent() ? barred : Command.of(order).refusal(plan);
    }
}
