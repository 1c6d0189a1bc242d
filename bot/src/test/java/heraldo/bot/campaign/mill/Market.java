package heraldo.bot.campaign.mill;

import heraldo.rules.data.RulesetFolder;
import heraldo.rules.kernel.Hours;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Turn;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The mill with a market day for each miller: the first has Monday, the second Tuesday, and so on; the other days of the week
 * are nobody's. When a miller has ground, the rest of their day is a turn of its own. The others may carry and grind at any time.
 * The second miller always has one sack prepared.
 */
public final class Market extends Mill {

    private static final int WEEK = 7;
    private static final int CLOSE = 20 * 60;

    public Market(RulesetFolder folder) {
        super(folder);
    }

    @Override
    public Turn turn(MillState state) {
        int weekday = (state.turn() - 1) / 2 % WEEK + 1;
        boolean morning = state.turn() % 2 == 1;
        SortedSet<Seat> due = new TreeSet<>(state.ground().keySet());
        due.removeIf(seat -> !morning || seat.number() != weekday);
        SortedSet<Seat> others = new TreeSet<>(state.ground().keySet());
        others.removeAll(due);
        Message label = Message.of("mill.turn", "number", state.turn());
        return new Turn(state.turn(), label, due, state.way().equals("INSTANT") && !due.isEmpty())
                .during(new Hours(weekday, 0, CLOSE))
                .with(others);
    }

    @Override
    public OrderSheet prepared(MillState state, Seat seat) {
        return seat.number() == 2 ? OrderSheet.of(new Grind(1)) : OrderSheet.EMPTY;
    }
}
