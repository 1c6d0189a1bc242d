package heraldo.rules.ruleset.cathay.chart;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/** The distances between corners, in edges, whatever stands on them. */
public final class Steps {

    private static final int[][] BETWEEN = new int[Net.CORNERS + 1][];
    private static final long[][] WITHIN = new long[Net.CORNERS + 1][];

    static {
        for (int corner = 1; corner <= Net.CORNERS; corner++) {
            BETWEEN[corner] = from(corner);
            WITHIN[corner] = rings(corner);
        }
    }

    private Steps() {}

    /** The corners no more than so many edges away, the corner itself among them, as bits. */
    public static long within(int corner, int steps) {
        return WITHIN[corner][steps];
    }

    public static int between(int one, int other) {
        return BETWEEN[one][other];
    }

    private static long[] rings(int start) {
        long[] rings = new long[Net.CORNERS];
        rings[0] = 1L << start;
        for (int steps = 1; steps < rings.length; steps++) {
            rings[steps] = rings[steps - 1] | Net.beside(rings[steps - 1]);
        }
        return rings;
    }

    private static int[] from(int start) {
        int[] steps = new int[Net.CORNERS + 1];
        Arrays.fill(steps, -1);
        steps[start] = 0;
        Deque<Integer> open = new ArrayDeque<>();
        open.add(start);
        while (!open.isEmpty()) {
            int corner = open.remove();
            for (int next : Net.neighbours(corner)) {
                if (steps[next] < 0) {
                    steps[next] = steps[corner] + 1;
                    open.add(next);
                }
            }
        }
        return steps;
    }
}
