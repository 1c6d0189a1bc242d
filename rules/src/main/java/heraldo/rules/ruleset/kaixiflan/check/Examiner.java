package heraldo.rules.ruleset.kaixiflan.check;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.order.Action;
import heraldo.rules.ruleset.kaixiflan.order.Marching;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Good;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Stock;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Examines whole sheets: every line against the position and the lines that stand before it (§3.3). Movers come after all
 * other lines, because founding and agreements take their units first (R9).
 */
public final class Examiner {

    private final Checks checks;

    public Examiner(Tributes tributes) {
        this.checks = new Checks(tributes);
    }

    /** A sheet while orders are open: what does not fit the purse any more is refused (R4). */
    public Examination atEntry(Law law, Owner owner, OrderSheet sheet) {
        return examine(new Plan(law, owner), sheet, true);
    }

    /** A sheet when orders are closed: money is for the paymaster. */
    public Examination atDeadline(Law law, Owner owner, OrderSheet sheet) {
        return examine(new Plan(law, owner), sheet, false);
    }

    private Examination examine(Plan plan, OrderSheet sheet, boolean money) {
        Examination.Line[] lines = new Examination.Line[sheet.size()];
        for (boolean marches : List.of(false, true)) {
            int actions = 0;
            for (int i = 0; i < lines.length; i++) {
                Order order = sheet.line(i + 1);
                actions += order instanceof Action ? 1 : 0;
                if (order instanceof Marching == marches) {
                    lines[i] = examine(plan, order, actions, money);
                }
            }
        }
        return new Examination(Arrays.asList(lines));
    }

    private <O extends Order> Examination.Line examine(Plan plan, O order, int actions, boolean money) {
        Check<O> check = checks.of(order);
        Optional<Refusal> refusal = Check.first(
                () -> Check.when(plan.realm().over(), "E-FIN", "K9"),
                () -> check.untimely(order, plan),
                () -> office(check, order, plan),
                () -> tooMany(order, actions, plan),
                () -> check.refusal(order, plan));
        Stock cost = refusal.isPresent() ? Stock.NONE : check.cost(order, plan);
        Optional<Refusal> all = refusal.isEmpty() && money ? unpaid(cost, plan) : refusal;
        if (all.isEmpty()) {
            plan.spent = plan.spent.plus(cost);
            check.note(order, plan);
        }
        return new Examination.Line(all, cost);
    }

    private static <O extends Order> Optional<Refusal> office(Check<O> check, O order, Plan plan) {
        return check.office(order, plan)
                .filter(office -> !plan.realm().court().holds(plan.owner, office))
                .map(office -> Refusal.of("E-CARGO", "K41", "office", Say.office(office)));
    }

    private static Optional<Refusal> tooMany(Order order, int actions, Plan plan) {
        int most = plan.law.book().era(plan.province().era()).actions();
        return Check.when(order instanceof Action && actions > most, "E-ACC", "R12", "most", most);
    }

    private static Optional<Refusal> unpaid(Stock cost, Plan plan) {
        Stock left = plan.left();
        return Good.ALL.stream()
                .filter(good -> cost.get(good) > left.get(good))
                .findFirst()
                .map(good -> Refusal.of(
                        "E-FONDOS", "R4", "lack", cost.get(good) - left.get(good), "resource", Say.good(good)));
    }
}
