package heraldo.rules.ruleset.cathay.law;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.state.Corners;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.ArrayList;
import java.util.List;

/** The effects of a 7: the moves and thefts of the robber and the limit for hands (Y24 to Y26). */
public final class Robber {

    /** The sum of the dice on which nothing is given and the robber moves. */
    public static final int SEVEN = 7;

    /** A hand that a 7 does not cut. */
    public static final int MOST = 7;

    private Robber() {}

    /** Lists the hexes to which the robber may go: the nearest built ones other than its own, in letter order (Y24). */
    public static List<Integer> nearest(Position position) {
        Corners built = position.built();
        int robber = position.tabletop().robber();
        List<Integer> nearest = new ArrayList<>();
        int least = Net.HEXES;
        for (int hex = 0; hex < Net.HEXES; hex++) {
            int distance = Net.distance(robber, hex);
            if (hex != robber && distance <= least && built.touch(Net.maskOf(hex))) {
                nearest.removeIf(farther -> distance < Net.distance(robber, farther));
                nearest.add(hex);
                least = distance;
            }
        }
        return List.copyOf(nearest);
    }

    /** Returns whether the robber on a hex takes a card from a seat (Y25). */
    public static boolean robs(Position position, Seat seat, int hex) {
        return !position.side(seat).hand().isNone()
                && position.side(seat).buildings().all().touch(Net.maskOf(hex));
    }
}
