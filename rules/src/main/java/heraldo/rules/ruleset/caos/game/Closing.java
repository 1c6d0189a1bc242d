package heraldo.rules.ruleset.caos.game;

import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.check.Examination;
import heraldo.rules.ruleset.caos.check.Examiner;
import heraldo.rules.ruleset.caos.law.Budget;
import heraldo.rules.ruleset.caos.law.Cost;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.turn.Note;
import heraldo.rules.ruleset.caos.turn.Task;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Closes the sheets: lines that the game master's edits made impossible are dropped, and then lines from the last upward
 * until the cost fits (§6, R_INVALID and R_OVER_BUDGET). Only lines that cost something are dropped for the budget.
 */
final class Closing {

    private Closing() {}

    static List<Task<?>> tasks(Law law, Map<Seat, OrderSheet> sheets) {
        List<Task<?>> tasks = new ArrayList<>();
        new TreeMap<>(sheets).forEach((seat, sheet) -> {
            if (law.war().bands().containsKey(seat)) {
                tasks.addAll(tasks(law, seat, sheet));
            }
        });
        return tasks;
    }

    private static List<Task<?>> tasks(Law law, Seat seat, OrderSheet sheet) {
        Examination examination = Examiner.atDeadline(law, seat, sheet);
        List<Examination.Line> lines = examination.lines();
        List<Task<?>> tasks = new ArrayList<>();
        for (int i = 0; i < sheet.size(); i++) {
            Task<?> task = new Task<>(seat, i + 1, sheet.line(i + 1));
            lines.get(i).refusal().ifPresent(refusal -> task.drop(invalid(refusal)));
            tasks.add(task);
        }
        trim(Budget.of(law, seat).actions(), examination, tasks);
        return tasks;
    }

    private static void trim(int budget, Examination examination, List<Task<?>> tasks) {
        Cost cost = examination.cost();
        for (int i = tasks.size() - 1; i >= 0; i--) {
            Cost line = examination.lines().get(i).cost();
            int actions = cost.actions(examination.discount());
            if (tasks.get(i).stands() && !line.equals(Cost.NONE) && actions > budget) {
                tasks.get(i).drop(Note.of("R_OVER_BUDGET", List.of(), "cost", actions, "budget", budget));
                cost = cost.minus(line);
            }
        }
    }

    private static Note invalid(Refusal refusal) {
        return Note.of("R_INVALID", List.of(), "why", refusal.message());
    }
}
