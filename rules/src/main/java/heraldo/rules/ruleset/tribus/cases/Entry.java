package heraldo.rules.ruleset.tribus.cases;

import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.LineReading;
import heraldo.rules.order.OrderBook;
import heraldo.rules.ruleset.tribus.check.Examiner;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Lines as their player enters them, one after another ({@code U: entry}). A refused line is not on the sheet. */
record Entry(OrderBook orders, Lexicon lexicon, Examiner examiner) {

    /** Why lines are refused, or else what is said of them first, by their numbers. */
    SortedMap<Integer, String> codes(World world, Seat seat, String text) {
        SortedMap<Integer, String> codes = new TreeMap<>();
        OrderSheet sheet = OrderSheet.EMPTY;
        int lines = 0;
        for (String line : Items.of(text)) {
            int number = ++lines;
            LineReading reading = orders.read(line, lexicon);
            OrderSheet longer = reading.order().map(sheet::with).orElse(sheet);
            Verdict verdict = reading.refusal()
                    .map(Verdict::refused)
                    .orElseGet(() -> examiner.verdicts(world, seat, longer).getLast());
            code(verdict).ifPresent(code -> codes.put(number, code));
            sheet = verdict.possible() ? longer : sheet;
        }
        return codes;
    }

    private static Optional<String> code(Verdict verdict) {
        return verdict.refusal()
                .map(Refusal::code)
                .or(() -> verdict.warnings().stream()
                        .map(Message::key)
                        .map(key -> key.substring(key.lastIndexOf('.') + 1))
                        .findFirst());
    }
}
