package heraldo.rules.ruleset.cathay.law;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.state.Corners;
import heraldo.rules.ruleset.cathay.state.Position;

/** The legal sites for settlements, links aside (Y14). Ruins count as buildings (YR6). */
public final class Sites {

    private Sites() {}

    /** Returns whether a building or a ruin stands on a corner. */
    public static boolean taken(Position position, int corner) {
        return position.ruins().has(corner) || position.builder(corner) != 0;
    }

    /** Returns whether a building or a ruin stands on a neighbouring corner. */
    public static boolean crowded(Position position, int corner) {
        return stones(position).touch(Net.around(corner));
    }

    /** Returns whether a settlement of a seat may stand on a corner. */
    public static boolean allowed(Position position, Seat seat, int corner) {
        return !taken(position, corner) && !crowded(position, corner) && !position.rivalSoldierOn(seat, corner);
    }

    /** Every corner on which a settlement of a seat may stand. */
    public static Corners all(Position position, Seat seat) {
        long stones = stones(position).bits();
        long soldiers = position.rivalSoldiers(seat).bits();
        return new Corners(Net.ALL_CORNERS & ~(stones | Net.beside(stones) | soldiers));
    }

    /** Returns whether a seat has a settlement left in its supply (YR9). */
    public static boolean room(Position position, Seat seat) {
        return position.side(seat).buildings().settlements().count()
                < position.settings().limits().settlements();
    }

    private static Corners stones(Position position) {
        return position.built().and(position.ruins());
    }
}
