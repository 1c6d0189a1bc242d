package heraldo.rules.engine.cases;

import heraldo.rules.data.Languages;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.engine.OptionSpec;
import heraldo.rules.engine.OptionTable;
import heraldo.rules.kernel.Seat;
import heraldo.rules.order.Lexicon;
import heraldo.rules.order.LineReading;
import heraldo.rules.order.OrderBook;
import heraldo.rules.order.Roster;
import java.util.List;
import java.util.function.Function;

/**
 * The parts of a ruleset that examples use as they are: its options and the grammar of its orders.
 *
 * @param orders the orders that players may give
 */
public record Notation(OptionTable options, OrderBook orders) {

    /** That of a ruleset's folder. */
    public static Notation of(RulesetFolder folder, OrderBook orders) {
        return new Notation(new OptionTable(List.of(folder.table("options.yaml", OptionSpec[].class))), orders);
    }

    /** Reads orders, which examples write in Spanish, in a game of some seats. */
    public Function<String, LineReading> reader(List<Seat> seats) {
        Lexicon lexicon = lexicon(seats);
        return line -> orders.read(line, lexicon);
    }

    /** The words in which examples write orders. */
    public Lexicon lexicon(List<Seat> seats) {
        return orders.lexicon(Languages.SPANISH, Roster.of(seats));
    }
}
