package heraldo.bot.campaign.mill;

import heraldo.rules.kernel.Seat;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/** Whose sacks are ground, and which turn it is. */
public record MillState(int turn, int turns, String way, SortedMap<Seat, Integer> ground) {
    public MillState {
        ground = Collections.unmodifiableSortedMap(new TreeMap<>(ground));
    }

    MillState grinding(Seat seat, int sacks) {
        SortedMap<Seat, Integer> more = new TreeMap<>(ground);
        more.merge(seat, sacks, Integer::sum);
        return new MillState(turn, turns, way, more);
    }

    MillState nextTurn() {
        return new MillState(turn + 1, turns, way, ground);
    }
}
