package heraldo.rules.ruleset.cathay.player;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.ruleset.cathay.state.Edges;
import heraldo.rules.ruleset.cathay.state.Position;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/** How many roads a seat lacks to link each corner to one of its buildings. */
final class Reach {

    /** More roads than anybody would build for one corner. */
    static final int FAR = 9;

    private final int[] lacking = new int[Net.CORNERS + 1];

    Reach(Position position, Seat seat) {
        Arrays.fill(lacking, FAR);
        Deque<Integer> open = new ArrayDeque<>();
        for (int corner : position.side(seat).buildings().all().array()) {
            lacking[corner] = 0;
            open.add(corner);
        }
        Edges own = position.side(seat).buildings().roads();
        long rivals = position.builtByRivals(seat).bits();
        while (!open.isEmpty()) {
            int corner = open.removeFirst();
            if ((rivals >> corner & 1) == 0) {
                spread(position, own, corner, open);
            }
        }
    }

    /** Own roads cost nothing, free edges one road; corners that cost less come first. */
    private void spread(Position position, Edges own, int corner, Deque<Integer> open) {
        for (int edge : Net.edgesAt(corner)) {
            boolean paved = own.has(edge);
            int cost = lacking[corner] + (paved ? 0 : 1);
            int next = Net.across(edge, corner);
            if (cost < lacking[next] && (paved || position.paver(edge) == 0)) {
                lacking[next] = cost;
                if (paved) {
                    open.addFirst(next);
                } else {
                    open.addLast(next);
                }
            }
        }
    }

    int lacking(int corner) {
        return lacking[corner];
    }
}
