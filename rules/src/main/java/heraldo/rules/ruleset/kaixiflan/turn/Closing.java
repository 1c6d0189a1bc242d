package heraldo.rules.ruleset.kaixiflan.turn;

import heraldo.rules.kernel.Order;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.kaixiflan.book.Stock;
import heraldo.rules.ruleset.kaixiflan.check.Examination;
import heraldo.rules.ruleset.kaixiflan.check.Examiner;
import heraldo.rules.ruleset.kaixiflan.law.Law;
import heraldo.rules.ruleset.kaixiflan.order.Action;
import heraldo.rules.ruleset.kaixiflan.order.Collect;
import heraldo.rules.ruleset.kaixiflan.order.Pass;
import heraldo.rules.ruleset.kaixiflan.order.Tribute;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import heraldo.rules.ruleset.kaixiflan.state.Province;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * Step 0: orders are closed. Default orders are added (R11), every sheet is examined again and what cannot stand any more
 * is dropped; then the purse pays line by line, tributes last (R4).
 */
public final class Closing {

    private static final String NO_FUNDS = "SIN-FONDOS";
    private static final int ADDED = 0;

    private final Examiner examiner;

    public Closing(Examiner examiner) {
        this.examiner = examiner;
    }

    /** Everything that was ordered, province by province, in the order of the lines. */
    public List<Task<?>> tasks(Law law, Map<Seat, OrderSheet> sheets) {
        List<Task<?>> tasks = new ArrayList<>();
        law.realm().provinces().forEach((owner, province) -> {
            OrderSheet sheet = sheets.getOrDefault(owner.seat().orElseThrow(), OrderSheet.EMPTY);
            List<Task<?>> own = tasks(law, owner, sheet);
            pay(own, province.stock());
            tasks.addAll(own);
        });
        return tasks;
    }

    private List<Task<?>> tasks(Law law, Owner owner, OrderSheet sheet) {
        boolean silent = silent(law, law.realm().province(owner), sheet);
        OrderSheet all = silent ? sheet.with(byDefault(law.realm().province(owner))) : sheet;
        Examination examination = examiner.atDeadline(law, owner, all);
        List<Task<?>> tasks = new ArrayList<>();
        for (int line = 1; line <= all.size(); line++) {
            Examination.Line examined = examination.lines().get(line - 1);
            int number = line > sheet.size() ? ADDED : line;
            Task<?> task = new Task<>(owner, number, all.line(line), examined.cost());
            examined.refusal().ifPresent(task::drop);
            tasks.add(task);
        }
        return tasks;
    }

    private static boolean silent(Law law, Province province, OrderSheet sheet) {
        return law.realm().settings().collectsIfSilent()
                && !province.vacant()
                && !law.realm().over()
                && sheet.orders().stream().noneMatch(order -> order instanceof Action || order instanceof Pass);
    }

    private static Order byDefault(Province province) {
        return new Collect(province.capital(), List.of(), false);
    }

    private static void pay(List<Task<?>> tasks, Stock purse) {
        Stock[] left = {purse};
        tasks.stream()
                .filter(Task::stands)
                .sorted(Comparator.comparing(task -> task.order() instanceof Tribute))
                .forEach(task -> {
                    if (left[0].covers(task.cost())) {
                        left[0] = left[0].minus(task.cost());
                    } else {
                        task.end(NO_FUNDS);
                    }
                });
    }
}
