package heraldo.rules.ruleset.cathay.player;

import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.state.Position;

/**
 * The expected places of the robber in the next sevens if nobody builds: it always goes to the nearest built hex (Y24), and so
 * seldom leaves a seat it has found. Shares are parts of {@link #WHOLE}.
 */
final class Prowl {

    static final int WHOLE = 1000;

    /** So many sevens are looked ahead. */
    private static final int SEVENS = 6;

    private static final int FINE = 1 << 16;

    /** The hexes at each distance from each, as bits. */
    private static final int[][] RINGS = new int[Net.HEXES][Net.HEXES];

    static {
        for (int hex = 0; hex < Net.HEXES; hex++) {
            for (int other = 0; other < Net.HEXES; other++) {
                RINGS[hex][Net.distance(hex, other)] |= 1 << other;
            }
        }
    }

    private final int[] stays = new int[Net.HEXES];
    private final int[] visits = new int[Net.HEXES];

    Prowl(Position position) {
        int built = hexes(position.built().bits());
        int[] now = new int[Net.HEXES];
        now[position.tabletop().robber()] = FINE;
        for (int seven = 0; seven <= SEVENS; seven++) {
            for (int hex = 0; hex < Net.HEXES; hex++) {
                stays[hex] += now[hex];
                visits[hex] += seven == 0 ? 0 : now[hex];
            }
            now = after(now, built);
        }
    }

    private Prowl() {}

    /** As if there was none. */
    static Prowl none() {
        return new Prowl();
    }

    private static int hexes(long corners) {
        int hexes = 0;
        for (int hex = 0; hex < Net.HEXES; hex++) {
            hexes |= (Net.maskOf(hex) & corners) != 0 ? 1 << hex : 0;
        }
        return hexes;
    }

    private static int[] after(int[] now, int built) {
        int[] next = new int[Net.HEXES];
        for (int hex = 0; hex < Net.HEXES; hex++) {
            int nearest = now[hex] == 0 ? 0 : nearest(hex, built);
            if (nearest == 0) {
                next[hex] += now[hex];
            }
            int each = nearest == 0 ? 0 : now[hex] / Integer.bitCount(nearest);
            for (int rest = nearest; rest != 0; rest &= rest - 1) {
                next[Integer.numberOfTrailingZeros(rest)] += each;
            }
        }
        return next;
    }

    private static int nearest(int hex, int built) {
        for (int distance = 1; distance < Net.HEXES; distance++) {
            int ring = RINGS[hex][distance] & built;
            if (ring != 0) {
                return ring;
            }
        }
        return 0;
    }

    /** Returns the share of the time that a hex is free of the robber. */
    int free(int hex) {
        return WHOLE - WHOLE * stays[hex] / FINE / (SEVENS + 1);
    }

    /** Returns the share of the sevens that bring the robber to a hex beside one of some corners. */
    int visits(long corners) {
        int sum = 0;
        for (int hex = 0; hex < Net.HEXES; hex++) {
            sum += (Net.maskOf(hex) & corners) != 0 ? visits[hex] : 0;
        }
        return (int) ((long) WHOLE * sum / FINE / SEVENS);
    }
}
