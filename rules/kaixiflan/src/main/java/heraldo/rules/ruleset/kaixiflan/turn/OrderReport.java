package heraldo.rules.ruleset.kaixiflan.turn;

import heraldo.rules.kernel.Chronicle.Entry;
import heraldo.rules.kernel.Chronicle.Section;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.kaixiflan.say.Say;
import heraldo.rules.ruleset.kaixiflan.state.Owner;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Each province's orders with what came of them (§7.1). Votes are for the eyes of their giver (R96). */
final class OrderReport {

    private OrderReport() {}

    static List<Section> of(Progress turn) {
        return turn.start().provinces().keySet().stream()
                .map(owner -> section(turn, owner))
                .toList();
    }

    private static Section section(Progress turn, Owner owner) {
        List<Entry> entries = new ArrayList<>();
        turn.tasks().stream()
                .filter(task -> task.owner() == owner && task.order().listed())
                .forEach(task -> entries.addAll(entries(task)));
        if (entries.isEmpty()) {
            entries.add(Entry.open(Message.of("chronicle.no-orders")));
        }
        return new Section(Message.of("chronicle.orders", "province", Say.owner(owner)), owner.seat(), entries);
    }

    /** The line with its outcome, then the details one by one. */
    private static List<Entry> entries(Task<?> task) {
        Optional<Seat> reader = task.order().secret() ? task.owner().seat() : Optional.empty();
        LineResult result = task.result();
        List<Entry> entries = new ArrayList<>(List.of(new Entry(reader, outcome(task), Optional.of(result))));
        if (task.reason().isEmpty()) {
            result.details().stream()
                    .filter(detail -> task.setback().filter(detail::equals).isEmpty())
                    .forEach(detail -> entries.add(new Entry(reader, detail, Optional.empty())));
        }
        return entries;
    }

    private static Message ended(Task<?> task) {
        Message outcome = Message.of("outcome." + task.code());
        return task.lack().isNone() ? outcome : outcome.with("lack", Say.stock(task.lack()));
    }

    private static Message outcome(Task<?> task) {
        if (task.line() == 0) {
            return Message.of("outcome.default");
        }
        return task.reason()
                .map(reason -> Message.of("outcome.INVALIDA", "reason", reason))
                .or(task::setback)
                .orElseGet(() -> ended(task));
    }
}
