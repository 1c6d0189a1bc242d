package heraldo.rules.ruleset.cathay.player;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.score.Score;
import heraldo.rules.ruleset.cathay.state.Position;

/**
 * The fair targets of governors: a rival with two of five points that win who is not behind them, and any rival once three of
 * five are their own, but never a rival's last building. So they grow in peace, a leader is afraid of the others together, and
 * nobody is out of the game early. One point short of winning, a governor may take everything.
 */
final class Quarry {

    private static final int WHOLE = 5;

    /** So many parts of the points that win make a rival worth striking. */
    private static final int GROWN = 2;

    /** So many make a seat strong enough to strike at anybody. */
    private static final int STRONG = 3;

    private Quarry() {}

    /** Returns whether a seat may strike at a rival's buildings. */
    static boolean fair(Position position, Seat seat, int rival) {
        int own = Score.points(position, seat);
        int theirs = Score.points(position, rival);
        int goal = position.settings().winPoints();
        boolean last = position.side(rival).buildings().all().count() == 1;
        boolean ahead = theirs >= own && WHOLE * theirs >= GROWN * goal;
        return own + 1 >= goal || (!last && (ahead || WHOLE * own >= STRONG * goal));
    }

    /** The same of whoever has built on a corner. */
    static boolean fairOn(Position position, Seat seat, int corner) {
        for (int other = 1; other <= position.sides().size(); other++) {
            if (position.side(other).buildings().has(corner)) {
                return fair(position, seat, other);
            }
        }
        return true;
    }
}
