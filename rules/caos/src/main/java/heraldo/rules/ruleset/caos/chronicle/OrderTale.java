package heraldo.rules.ruleset.caos.chronicle;

import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.turn.Progress;
import heraldo.rules.ruleset.caos.turn.Task;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** All orders, word for word, with what came of them: for everybody, or for their authors alone (§7). */
final class OrderTale {

    private OrderTale() {}

    static List<Chronicle.Section> sections(Progress turn) {
        boolean open = turn.law().settings().revealsOrders();
        SortedMap<Seat, List<Chronicle.Entry>> entries = new TreeMap<>();
        for (Task<?> task : turn.tasks()) {
            entries.computeIfAbsent(task.seat(), seat -> new ArrayList<>())
                    .add(entry(task, open ? Optional.empty() : Optional.of(task.seat())));
        }
        return entries.entrySet().stream()
                .map(each -> section(each.getKey(), each.getValue()))
                .toList();
    }

    private static Chronicle.Section section(Seat seat, List<Chronicle.Entry> told) {
        return new Chronicle.Section(Message.of("tale.orders.title", "who", seat), Optional.of(seat), told);
    }

    private static Chronicle.Entry entry(Task<?> task, Optional<Seat> onlyFor) {
        LineResult result = task.result();
        Message text = result.details().isEmpty()
                ? Message.of("note.OK")
                : Message.of("tale.orders.notes", "notes", result.details());
        return new Chronicle.Entry(onlyFor, text, Optional.of(result));
    }
}
