package heraldo.rules.ruleset.tribus.game;

import heraldo.rules.chance.Dice;
import heraldo.rules.engine.Setup;
import heraldo.rules.kernel.Options;
import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.tribus.book.Settings;
import heraldo.rules.ruleset.tribus.book.Weekday;
import heraldo.rules.ruleset.tribus.state.Bargains;
import heraldo.rules.ruleset.tribus.state.Board;
import heraldo.rules.ruleset.tribus.state.Calendar;
import heraldo.rules.ruleset.tribus.state.Roster;
import heraldo.rules.ruleset.tribus.state.Stage;
import heraldo.rules.ruleset.tribus.state.Tally;
import heraldo.rules.ruleset.tribus.state.Tribe;
import heraldo.rules.ruleset.tribus.state.Turns;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** The lot: who picks first, and who plays on which day (T1, Q46). */
final class NewGame {

    private NewGame() {}

    /** A game before its draft. A seat's number is that of its sign-up. */
    static World world(Setup setup, Dice dice) {
        Options options = new Options(setup.options());
        List<Integer> order = dice.shuffle(setup.seats(), seat -> "sorteo|" + seat.number()).stream()
                .map(Seat::number)
                .toList();
        return drawn(options, order);
    }

    /** A game in which tribes were drawn in an order. */
    static World drawn(Options options, List<Integer> order) {
        Settings settings = new Settings(options);
        List<Weekday> days = Almanac.days(settings, order.size());
        SortedMap<Integer, Tribe> tribes = new TreeMap<>();
        for (int rank = 0; rank < order.size(); rank++) {
            tribes.put(order.get(rank), new Tribe(days.get(rank), 0));
        }
        return new World(
                options,
                new Calendar(1, Stage.PICK, 0, settings.weekEnd().next(), 0),
                new Roster(order, snake(order), tribes),
                Board.EMPTY,
                List.of(),
                Bargains.NONE,
                Turns.NONE,
                Tally.NONE);
    }

    /** The second cities are picked in reverse order (T1). */
    private static List<Integer> snake(List<Integer> order) {
        List<Integer> back = new ArrayList<>(order);
        Collections.reverse(back);
        List<Integer> picks = new ArrayList<>(order);
        picks.addAll(back);
        return picks;
    }
}
