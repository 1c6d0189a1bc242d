package heraldo.rules.ruleset.cathay.law;

import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.state.Edges;

/** The adjacency of corners along some roads. A walk can take a road out and put it back. For one thread. */
public final class Ways {

    private final long[] across = new long[Net.CORNERS + 1];

    public Ways(Edges roads) {
        for (int edge : roads.array()) {
            turn(Net.low(edge), Net.high(edge));
        }
    }

    /** Takes out the road between two corners, or puts it back. */
    void turn(int one, int other) {
        across[one] ^= 1L << other;
        across[other] ^= 1L << one;
    }

    /** The corners to which a road leads from a corner, as bits. */
    public long from(int corner) {
        return across[corner];
    }
}
