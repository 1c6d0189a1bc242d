package heraldo.bot.campaign.mill;

import heraldo.rules.data.RulesetFolder;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Turn;
import java.time.Duration;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The mill with one stone: millers take turns, what they order is ground at once, and a turn lasts eight hours at least. Who is
 * not due may leave word, which is ground at once too; the second miller always has one sack prepared.
 */
public final class Relay extends Mill {

    private static final Duration SHIFT = Duration.ofHours(8);

    public Relay(RulesetFolder folder) {
        super(folder);
    }

    @Override
    public Turn turn(MillState state) {
        Turn turn = super.turn(state);
        SortedSet<Seat> others = new TreeSet<>(state.ground().keySet());
        others.removeAll(turn.due());
        return turn.with(others).lastingAtLeast(SHIFT);
    }

    @Override
    public OrderSheet prepared(MillState state, Seat seat) {
        return seat.number() == 2 ? OrderSheet.of(new Grind(1)) : OrderSheet.EMPTY;
    }

    @Override
    public boolean plansAhead() {
        return true;
    }
}
