package heraldo.rules.ruleset.cathay.law;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.state.Corners;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.List;
import java.util.stream.IntStream;

/** What a 7 does (Y24 to Y26). */
public final class Robber {

    /** The sum of the dice on which nothing is given and the robber moves. */
    public static final int SEVEN = 7;

    /** A hand that a 7 does not cut. */
    public static final int MOST = 7;

    private Robber() {}

    /** Where the robber may go: the nearest built hexes other than its own, in letter order (Y24). */
    public static List<Integer> nearest(Position position) {
        Corners built = position.built();
        int robber = position.tabletop().robber();
        List<Integer> candidates = IntStream.range(0, Net.HEXES)
                .filter(hex -> hex != robber && built.touch(Net.maskOf(hex)))
                .boxed()
                .toList();
        int least = candidates.stream()
                .mapToInt(hex -> Net.distance(robber, hex))
                .min()
                .orElse(0);
        return candidates.stream()
                .filter(hex -> Net.distance(robber, hex) == least)
                .toList();
    }

    /** Whether it takes a card from a seat on a hex (Y25). */
    public static boolean robs(Position position, Seat seat, int hex) {
        return !position.side(seat).hand().isNone()
                && position.side(seat).buildings().all().touch(Net.maskOf(hex));
    }
}
