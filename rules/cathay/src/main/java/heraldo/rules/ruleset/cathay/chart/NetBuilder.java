package heraldo.rules.ruleset.cathay.chart;

import java.util.Arrays;
import java.util.stream.IntStream;

/** Works out the tables of the {@link Net} from its rows. */
final class NetBuilder {

    private NetBuilder() {}

    static void corners(int[] start, int[] length, int[] x, int[] row) {
        int corner = 1;
        for (int r = 0; r < start.length; r++) {
            for (int i = 0; i < length[r]; i++) {
                x[corner] = start[r] + 2 * i;
                row[corner++] = r;
            }
        }
    }

    /** From an even row down at x ± 1, from an odd row straight down. */
    static void edges(int[] x, int[] row, int[][] ends, int[][] at) {
        Arrays.stream(at).forEach(line -> Arrays.fill(line, -1));
        int edge = 0;
        for (int a = 1; a < x.length; a++) {
            for (int b = a + 1; b < x.length; b++) {
                int apart = row[a] % 2 == 0 ? 1 : 0;
                if (row[b] == row[a] + 1 && Math.abs(x[a] - x[b]) == apart) {
                    ends[edge] = new int[] {a, b};
                    at[a][b] = edge;
                    at[b][a] = edge++;
                }
            }
        }
    }

    static void neighbours(int[][] ends, int[][] neighbours, int[][] edgesAt, long[] around) {
        for (int corner = 1; corner < neighbours.length; corner++) {
            int here = corner;
            edgesAt[corner] = IntStream.range(0, ends.length)
                    .filter(edge -> ends[edge][0] == here || ends[edge][1] == here)
                    .toArray();
            neighbours[corner] = Arrays.stream(edgesAt[corner])
                    .map(edge -> ends[edge][0] + ends[edge][1] - here)
                    .sorted()
                    .toArray();
            for (int neighbour : neighbours[corner]) {
                around[corner] |= 1L << neighbour;
            }
        }
    }

    /** The top of a hex stands in every second row of corners. */
    static void hexes(int[] start, int[] length, int[] x, int[] row, int[][] corners, long[] masks) {
        int[][] steps = {{0, 0}, {1, 1}, {1, 2}, {0, 3}, {-1, 2}, {-1, 1}};
        int hex = 0;
        for (int r = 0; r < start.length; r++) {
            for (int i = 0; i < length[r]; i++, hex++) {
                int left = start[r] + 2 * i;
                int top = 2 * r;
                corners[hex] = Arrays.stream(steps)
                        .mapToInt(step -> corner(x, row, left + step[0], top + step[1]))
                        .toArray();
                for (int corner : corners[hex]) {
                    masks[hex] |= 1L << corner;
                }
            }
        }
    }

    private static int corner(int[] x, int[] row, int wantedX, int wantedRow) {
        return IntStream.range(1, x.length)
                .filter(corner -> x[corner] == wantedX && row[corner] == wantedRow)
                .findFirst()
                .orElseThrow();
    }

    static void hexesAt(int[][] corners, int[][] hexesAt) {
        for (int corner = 1; corner < hexesAt.length; corner++) {
            int here = corner;
            hexesAt[corner] = IntStream.range(0, corners.length)
                    .filter(hex -> Arrays.stream(corners[hex]).anyMatch(each -> each == here))
                    .toArray();
        }
    }

    /** Hexes that share two corners share an edge. */
    static void distances(long[] masks, int[][] distance) {
        int far = masks.length;
        for (int a = 0; a < far; a++) {
            for (int b = 0; b < far; b++) {
                boolean beside = Long.bitCount(masks[a] & masks[b]) == 2;
                distance[a][b] = a == b ? 0 : beside ? 1 : far;
            }
        }
        for (int via = 0; via < far; via++) {
            for (int a = 0; a < far; a++) {
                for (int b = 0; b < far; b++) {
                    distance[a][b] = Math.min(distance[a][b], distance[a][via] + distance[via][b]);
                }
            }
        }
    }
}
