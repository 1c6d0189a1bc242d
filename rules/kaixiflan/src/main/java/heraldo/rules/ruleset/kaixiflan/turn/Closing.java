package heraldo.rules.ruleset.kaixiflan.turn;

import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.check.Command;
import heraldo.rules.ruleset.kaixiflan.check.Examination;
import heraldo.rules.ruleset.kaixiflan.check.Examiner;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Province;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Step 0: orders are closed. Default orders are added (R11), every sheet is examined again and what cannot stand any more
 * is dropped; then the purse pays line by line (R4).
 */
public final class Closing {

    private static final String NO_FUNDS = "SIN-FONDOS";
    private static final int ADDED = 0;

    private final Examiner examiner;
    private final Function<Province, Command> byDefault;

    /**
     * A closing of orders.
     *
     * @param byDefault the default order of a province that has ordered nothing
     */
    public Closing(Examiner examiner, Function<Province, Command> byDefault) {
        this.examiner = examiner;
        this.byDefault = byDefault;
    }

    /** Everything that was ordered, province by province, in the order of the lines. */
    public List<Task<?>> tasks(Law law, Map<Seat, OrderSheet> sheets) {
        List<Task<?>> tasks = new ArrayList<>();
        law.realm().provinces().forEach((owner, province) -> {
            OrderSheet sheet = sheets.getOrDefault(owner.seat().orElseThrow(), OrderSheet.EMPTY);
            tasks.addAll(tasks(law, owner, sheet));
        });
        return tasks;
    }

    /** Returns the tasks of one province: the lines of its sheet, with the default order if it is silent, examined and paid. */
    public List<Task<?>> tasks(Law law, Owner owner, OrderSheet sheet) {
        Province province = law.realm().province(owner);
        boolean silent = silent(law, province, sheet);
        OrderSheet all = silent ? sheet.with(byDefault.apply(province)) : sheet;
        Examination examination = examiner.atDeadline(law, owner, all);
        List<Task<?>> tasks = new ArrayList<>();
        for (int line = 1; line <= all.size(); line++) {
            Examination.Line examined = examination.lines().get(line - 1);
            int number = line > sheet.size() ? ADDED : line;
            Task<?> task = new Task<>(owner, number, Command.of(all.line(line)), examined.cost());
            examined.refusal().ifPresent(task::drop);
            tasks.add(task);
        }
        pay(tasks, province.stock());
        return tasks;
    }

    private static boolean silent(Law law, Province province, OrderSheet sheet) {
        return law.realm().settings().collectsIfSilent()
                && !province.vacant()
                && !law.realm().over()
                && sheet.orders().stream().noneMatch(order -> Command.of(order).usesTurn());
    }

    private static void pay(List<Task<?>> tasks, Stock purse) {
        Stock[] left = {purse};
        tasks.stream()
                .filter(Task::stands)
                .sorted(Comparator.comparing(task -> task.order().paidLast()))
                .forEach(task -> {
                    if (left[0].covers(task.cost())) {
                        left[0] = left[0].minus(task.cost());
                    } else {
                        task.unpaid(NO_FUNDS, left[0]);
                    }
                });
    }
}
