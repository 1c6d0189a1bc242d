package heraldo.rules.ruleset.kaixiflan.player;

import heraldo.rules.board.Hex;
import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.check.Action;
import heraldo.rules.ruleset.kaixiflan.check.Command;
import heraldo.rules.ruleset.kaixiflan.check.Examination;
import heraldo.rules.ruleset.kaixiflan.check.Examiner;
import heraldo.rules.ruleset.kaixiflan.check.Plan;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.order.Pass;
import heraldo.rules.ruleset.kaixiflan.state.Muster;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Province;
import heraldo.rules.ruleset.kaixiflan.state.Realm;
import heraldo.rules.ruleset.kaixiflan.worth.Goal;

/** A sheet being written: a line is kept only if it and all lines before it stand. Lives within one proposal. */
final class Draft {

    final Law law;
    final Owner owner;

    private final Examiner examiner;
    private OrderSheet sheet = OrderSheet.EMPTY;
    private Plan plan;
    private Stock gains = Stock.NONE;

    Draft(Law law, Owner owner, Examiner examiner) {
        this.law = law;
        this.owner = owner;
        this.examiner = examiner;
        this.plan = examiner.plan(law, owner);
    }

    Realm realm() {
        return law.realm();
    }

    Province province() {
        return realm().province(owner);
    }

    Muster muster() {
        return realm().muster();
    }

    Hex capital() {
        return province().capital();
    }

    /** Returns the goal that the province saves for. */
    Goal goal() {
        return new Goal(law.book(), province());
    }

    OrderSheet sheet() {
        return sheet;
    }

    /** The sheet; one that does nothing says so. */
    OrderSheet finished() {
        if (sheet.isEmpty()) {
            add(new Pass());
        }
        return sheet;
    }

    /** Writes an order down if nothing speaks against it. */
    boolean add(Order order) {
        boolean stands = (isMover(order) || sheet.orders().stream().noneMatch(Draft::isMover))
                ? examiner.extend(plan, order, Action.count(sheet))
                : insert(order);
        if (stands) {
            sheet = sheet.with(order);
        }
        return stands;
    }

    /** Movers on the sheet are examined after all other lines, so that each of those is examined with the whole sheet. */
    private boolean insert(Order order) {
        Examination examination = examiner.atEntry(law, owner, sheet.with(order));
        boolean stands =
                examination.lines().stream().allMatch(line -> line.refusal().isEmpty());
        plan = stands ? examination.plan() : plan;
        return stands;
    }

    private static boolean isMover(Order order) {
        return Command.of(order).examinedLast();
    }

    /** Counts on goods that will come in. */
    void expect(Stock gain) {
        gains = gains.plus(gain);
    }

    /** Returns the stock left to spend. */
    Stock left() {
        return province().stock().minus(plan.spent());
    }

    /** Returns the expected stock at the end of the turn. */
    Stock soon() {
        return left().plus(gains);
    }

    /** Returns the room in the store for each resource. */
    Stock room() {
        int limit = law.book().era(province().era()).store();
        return Stock.all(limit).minus(soon()).atLeast(0);
    }

    int actionsLeft() {
        return law.book().era(province().era()).actions() - Action.count(sheet);
    }
}
