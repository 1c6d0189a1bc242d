package heraldo.rules.ruleset.caos.game;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.check.Examination;
import heraldo.rules.ruleset.caos.check.Examiner;
import heraldo.rules.ruleset.caos.law.Law;
import heraldo.rules.ruleset.caos.turn.Note;
import heraldo.rules.ruleset.caos.turn.Task;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Closes the sheets: lines that the game master's edits made impossible are dropped, and lines from the last upward until the
 * cost fits (§5.3, R_INVALID and R_OVER_BUDGET). Only lines that cost something are dropped for the budget.
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
        List<Examination.Line> lines = Examiner.of(law, seat, sheet).lines();
        List<Task<?>> tasks = new ArrayList<>();
        for (int i = 0; i < sheet.size(); i++) {
            Task<?> task = new Task<>(seat, i + 1, sheet.line(i + 1));
            Examination.Line line = lines.get(i);
            line.refusal().ifPresent(refusal -> task.drop(line.unpaid() ? unpaid(refusal) : invalid(refusal)));
            tasks.add(task);
        }
        return tasks;
    }

    private static Note unpaid(Refusal refusal) {
        return new Note(
                "R_OVER_BUDGET",
                List.of(),
                new Message("note.R_OVER_BUDGET", refusal.message().arguments()));
    }

    private static Note invalid(Refusal refusal) {
        return Note.of("R_INVALID", List.of(), "why", refusal.message());
    }
}
