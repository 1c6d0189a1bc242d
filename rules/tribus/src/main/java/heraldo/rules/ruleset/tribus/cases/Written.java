package heraldo.rules.ruleset.tribus.cases;

import heraldo.rules.kernel.Order;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.LineReading;
import heraldo.rules.order.OrderBook;
import heraldo.rules.ruleset.tribus.law.Command;
import heraldo.rules.ruleset.tribus.law.Statics;
import heraldo.rules.ruleset.tribus.turn.Line;
import heraldo.rules.ruleset.tribus.turn.TurnOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The written orders of a tribe.
 *
 * @param lines those that can be played, numbered as they were written
 * @param codes why the others cannot, by their numbers
 */
record Written(List<Line> lines, SortedMap<Integer, String> codes) {

    static Written read(List<String> orders, OrderBook book, Lexicon lexicon, Statics statics) {
        List<Line> lines = new ArrayList<>();
        SortedMap<Integer, String> codes = new TreeMap<>();
        int number = 0;
        for (String item : orders) {
            number++;
            LineReading reading = book.read(item, lexicon);
            var refusal = reading.refusal()
                    .or(() -> Command.of(reading.order().orElseThrow()).misfit(statics));
            Order order = reading.order().orElse(null);
            if (refusal.isPresent()) {
                codes.put(number, refusal.get().code());
            } else if (order instanceof TurnOrder own) {
                lines.add(new Line(number, own));
            } else {
                codes.put(number, "E_NOT_ACTIVE");
            }
        }
        return new Written(lines, codes);
    }
}
