package heraldo.rules.ruleset.kaixiflan.check;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Examines whole sheets: every line against the position and the lines that stand before it (§3.3). Movers come after all
 * other lines, because founding and agreements take their units first (R9).
 */
public final class Examiner {

    private final Missions missions;

    public Examiner(Missions missions) {
        this.missions = missions;
    }

    /** An empty sheet of a province. */
    public Plan plan(Law law, Owner owner) {
        return new Plan(law, owner, missions);
    }

    /** A sheet while orders are open: what does not fit the purse any more is refused (R4). */
    public Examination atEntry(Law law, Owner owner, OrderSheet sheet) {
        return examine(plan(law, owner), sheet, true);
    }

    /** A sheet when orders are closed: money is for the paymaster. */
    public Examination atDeadline(Law law, Owner owner, OrderSheet sheet) {
        return examine(plan(law, owner), sheet, false);
    }

    /**
     * Returns a test for one more order at the end of a sheet while orders are open: it gives the refusal, if any, and
     * works for any number of orders.
     */
    public Function<Order, Optional<Refusal>> next(Law law, Owner owner, OrderSheet sheet) {
        Plan before = plan(law, owner);
        pass(before, sheet, false, true, new Examination.Line[sheet.size()]);
        Plan whole = atEntry(law, owner, sheet).plan();
        int actions = Action.count(sheet);
        return order -> {
            Command command = Command.of(order);
            return judge(command.examinedLast() ? whole : before, command, actions + 1, true)
                    .refusal();
        };
    }

    /**
     * Examines one more order at the end of a sheet while orders are open; if it stands, it is a line of the plan.
     *
     * @param plan of a sheet whose lines all stand, without movers unless the order is one
     * @param actions the number of lines of the sheet that use one
     */
    public boolean extend(Plan plan, Order order, int actions) {
        Command command = Command.of(order);
        int more = command instanceof Action ? 1 : 0;
        return examine(plan, command, actions + more, true).refusal().isEmpty();
    }

    private static Examination examine(Plan plan, OrderSheet sheet, boolean money) {
        Examination.Line[] lines = new Examination.Line[sheet.size()];
        pass(plan, sheet, false, money, lines);
        pass(plan, sheet, true, money, lines);
        return new Examination(List.of(lines), plan);
    }

    /** Examines the lines of a sheet that are examined last, or all others. */
    private static void pass(Plan plan, OrderSheet sheet, boolean last, boolean money, Examination.Line[] lines) {
        int actions = 0;
        for (int i = 1; i <= sheet.size(); i++) {
            Command order = Command.of(sheet.line(i));
            actions += order instanceof Action ? 1 : 0;
            if (order.examinedLast() == last) {
                lines[i - 1] = examine(plan, order, actions, money);
            }
        }
    }

    private static Examination.Line examine(Plan plan, Command order, int actions, boolean money) {
        Examination.Line line = judge(plan, order, actions, money);
        if (line.refusal().isEmpty()) {
            plan.add(order, line.cost());
        }
        return line;
    }

    private static Examination.Line judge(Plan plan, Command order, int actions, boolean money) {
        Optional<Refusal> refusal = Refusal.first(
                () -> Refusal.when(plan.realm().over(), "E-FIN", "K9"),
                () -> order.untimely(plan),
                () -> office(order, plan),
                () -> tooMany(order, actions, plan),
                () -> order.refusal(plan));
        Stock cost = refusal.isPresent() ? Stock.NONE : order.cost(plan);
        return new Examination.Line(refusal.isEmpty() && money ? unpaid(cost, plan) : refusal, cost);
    }

    private static Optional<Refusal> office(Command order, Plan plan) {
        return order.office(plan)
                .filter(office -> !plan.realm().court().holds(plan.owner(), office))
                .map(office -> Refusal.of("E-CARGO", "K41", "office", Say.office(office)));
    }

    private static Optional<Refusal> tooMany(Command order, int actions, Plan plan) {
        int most = plan.law().book().era(plan.province().era()).actions();
        return Refusal.when(order instanceof Action && actions > most, "E-ACC", "R12", "most", most);
    }

    private static Optional<Refusal> unpaid(Stock cost, Plan plan) {
        Stock lacking = plan.left().lacking(cost);
        boolean outspent = plan.province().stock().covers(cost);
        return lacking.isNone()
                ? Optional.empty()
                : Optional.of(Refusal.of(
                        "E-FONDOS",
                        "R4",
                        "lack",
                        lacking.sum(),
                        "resources",
                        Say.stock(lacking),
                        "outspent",
                        outspent ? "yes" : "no"));
    }
}
