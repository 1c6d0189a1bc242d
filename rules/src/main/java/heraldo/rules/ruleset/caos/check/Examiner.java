package heraldo.rules.ruleset.caos.check;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.law.Aspects;
import heraldo.rules.ruleset.caos.law.Budget;
import heraldo.rules.ruleset.caos.law.Cost;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.order.Ally;
import heraldo.rules.ruleset.caos.order.Cede;
import heraldo.rules.ruleset.caos.order.Claim;
import heraldo.rules.ruleset.caos.order.Defend;
import heraldo.rules.ruleset.caos.order.DefendSector;
import heraldo.rules.ruleset.caos.order.Invade;
import heraldo.rules.ruleset.caos.order.Lieutenants;
import heraldo.rules.ruleset.caos.order.Resign;
import heraldo.rules.ruleset.caos.order.Swap;
import heraldo.rules.ruleset.caos.state.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Examines whole sheets: every line against the position and the lines above it that stand (§5.2). */
public final class Examiner {

    private Examiner() {}

    /** A sheet while orders are open: what does not fit the budget any more is refused. */
    public static Examination atEntry(Law law, Seat seat, OrderSheet sheet) {
        return examine(law, seat, sheet, true);
    }

    /** A sheet when orders are closed: the budget is for whoever closes them. */
    public static Examination atDeadline(Law law, Seat seat, OrderSheet sheet) {
        return examine(law, seat, sheet, false);
    }

    /** Why one more order below a sheet cannot stand, for many orders that are thought of. */
    public static Function<Order, Optional<Refusal>> below(Law law, Seat seat, OrderSheet sheet) {
        Plan plan = new Plan(law, seat, sheet);
        Cost spent = Cost.NONE;
        int budget = Budget.of(law, seat).actions();
        int discount = new Aspects(law).discount(seat);
        for (Order order : sheet.orders()) {
            Verdict verdict = verdict(of(order), order, plan, spent, budget, discount);
            if (verdict.refusal().isEmpty()) {
                spent = spent.plus(verdict.cost());
                plan.accept(order);
            }
        }
        Cost before = spent;
        return order ->
                verdict(of(order), order, plan, before, budget, discount).refusal();
    }

    private static Examination examine(Law law, Seat seat, OrderSheet sheet, boolean money) {
        Plan plan = new Plan(law, seat, sheet);
        int budget = money ? Budget.of(law, seat).actions() : Integer.MAX_VALUE;
        int discount = new Aspects(law).discount(seat);
        Cost spent = Cost.NONE;
        List<Examination.Line> lines = new ArrayList<>();
        for (Order order : sheet.orders()) {
            Examination.Line line = line(plan, order, spent, budget, discount);
            lines.add(line);
            if (line.refusal().isEmpty()) {
                spent = spent.plus(line.cost());
                plan.accept(order);
            }
        }
        return new Examination(lines);
    }

    private static <O extends Order> Examination.Line line(Plan plan, O order, Cost spent, int budget, int discount) {
        Check<O> check = of(order);
        Verdict verdict = verdict(check, order, plan, spent, budget, discount);
        List<Message> warnings = verdict.refusal().isPresent() ? List.of() : check.warnings(order, plan);
        return new Examination.Line(verdict.refusal(), warnings, verdict.cost());
    }

    /** Whether a line stands, and what it costs. */
    private record Verdict(Optional<Refusal> refusal, Cost cost) {}

    private static <O extends Order> Verdict verdict(
            Check<O> check, O order, Plan plan, Cost spent, int budget, int discount) {
        Optional<Refusal> early = Check.first(
                () -> check.unknown(order, plan), () -> closed(order, plan), () -> check.refusal(order, plan));
        Cost cost = early.isPresent() ? Cost.NONE : check.cost(order, plan);
        Optional<Refusal> refusal = Check.first(
                () -> early, () -> unpaid(cost, spent.plus(cost), budget, discount), () -> check.late(order, plan));
        return new Verdict(refusal, cost);
    }

    private static Optional<Refusal> unpaid(Cost cost, Cost all, int budget, int discount) {
        boolean dear = !cost.equals(Cost.NONE) && all.actions(discount) > budget;
        return Check.when(
                dear,
                () -> Refusal.of(
                        "E_BUDGET",
                        "C25",
                        "cost",
                        all.actions(discount),
                        "surcharge",
                        all.dear(discount),
                        "budget",
                        budget));
    }

    private static Optional<Refusal> closed(Order order, Plan plan) {
        Stage stage = plan.law().war().stage();
        boolean naming = order instanceof Lieutenants;
        boolean winner =
                plan.law().war().ending().lord().filter(plan.seat()::equals).isPresent();
        return Check.first(
                () -> closed(stage == Stage.OVER, "over"),
                () -> closed(plan.law().band(plan.seat()).resigned(), "resigned"),
                () -> closed(stage == Stage.LIEUTENANTS && !(naming && winner), "lieutenants"),
                () -> closed(stage == Stage.ORDERS && naming, "early"));
    }

    private static Optional<Refusal> closed(boolean closed, String problem) {
        return Check.when(closed, () -> new Refusal("E_CLOSED", "C1", Message.of("closed." + problem)));
    }

    /** The check of an order. */
    @SuppressWarnings("unchecked") // the check takes orders of this kind
    private static <O extends Order> Check<O> of(O order) {
        Check<?> check = switch (order) {
            case Invade invade -> new InvadeCheck();
            case Defend defend -> new DefendCheck();
            case DefendSector sector -> new SectorCheck();
            case Cede cede -> new CedeCheck();
            case Swap swap -> new SwapCheck();
            case Ally ally -> new AllyCheck();
            case Claim claim -> new ClaimCheck();
            case Lieutenants lieutenants -> new LieutenantsCheck();
            case Resign resign -> new ResignCheck();
            default -> new Check<O>() {};
        };
        return (Check<O>) check;
    }
}
