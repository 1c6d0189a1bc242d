package heraldo.rules.ruleset.cathay.law;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.state.Edges;
import heraldo.rules.ruleset.cathay.state.Position;

/**
 * The longest route of a seat (Y44): most edges in a walk along own roads that uses no edge twice and passes no corner with a
 * rival's building.
 */
public final class Trail {

    private final Ways unused;
    private final long walls;

    private Trail(Ways unused, long walls) {
        this.unused = unused;
        this.walls = walls;
    }

    /** Its length; 0 for a seat without buildings, whose roads do not count (YR29). */
    public static int length(Position position, Seat seat) {
        Edges roads = position.side(seat).buildings().roads();
        if (position.side(seat).buildings().none() || roads.count() == 0) {
            return 0;
        }
        return new Trail(new Ways(roads), position.builtByRivals(seat).bits()).longest(roads.ends());
    }

    private int longest(long starts) {
        int longest = 0;
        for (long rest = starts; rest != 0; rest &= rest - 1) {
            longest = Math.max(longest, from(Long.numberOfTrailingZeros(rest)));
        }
        return longest;
    }

    /** The longest walk from a corner along roads that are still unused. */
    private int from(int corner) {
        int longest = 0;
        for (long rest = unused.from(corner); rest != 0; rest &= rest - 1) {
            int next = Long.numberOfTrailingZeros(rest);
            boolean wall = (walls >> next & 1) != 0;
            longest = Math.max(longest, 1 + (wall ? 0 : beyond(corner, next)));
        }
        return longest;
    }

    private int beyond(int corner, int next) {
        unused.turn(corner, next);
        int longest = from(next);
        unused.turn(corner, next);
        return longest;
    }
}
