package heraldo.rules.ruleset.caos.chronicle;

import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.turn.Progress;
import heraldo.rules.ruleset.caos.turn.Step;
import heraldo.rules.ruleset.caos.turn.Task;
import java.util.List;
import java.util.Optional;

/** All orders, word for word, with what came of them: for everybody, or for their authors alone (§7). */
final class OrderTale implements Step {

    @Override
    public void play(Progress turn) {
        boolean open = turn.law().settings().revealsOrders();
        for (Seat seat : turn.law().war().seats()) {
            List<Chronicle.Entry> entries = turn.tasks().stream()
                    .filter(task -> task.seat().equals(seat))
                    .map(task -> entry(task, open ? Optional.empty() : Optional.of(seat)))
                    .toList();
            if (!entries.isEmpty()) {
                turn.tell(new Chronicle.Section(
                        Message.of("tale.orders.title", "who", seat), Optional.of(seat), entries));
            }
        }
    }

    private static Chronicle.Entry entry(Task<?> task, Optional<Seat> onlyFor) {
        LineResult result = task.result();
        Message text = result.details().isEmpty()
                ? Message.of("note.OK")
                : Message.of("tale.orders.notes", "notes", result.details());
        return new Chronicle.Entry(onlyFor, text, Optional.of(result));
    }
}
