package heraldo.rules.ruleset.cathay.chart;

import heraldo.rules.board.HexName;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The topology of the 19 hexes, 54 corners and 72 edges of every board (§8.1). Hexes have numbers from 0 (A) to 18 (S), corners
 * their printed numbers from 1, edges numbers from 0 in the order of their corners.
 */
public final class Net {

    public static final int HEXES = 19;
    public static final int CORNERS = 54;
    public static final int EDGES = 72;
    public static final int CORNERS_OF_A_HEX = 6;

    /** All corners as bits. */
    public static final long ALL_CORNERS = (1L << (CORNERS + 1)) - 2;

    /** In half-hex units: where a row of corners begins, and how many corners it has; the step is 2. */
    private static final int[] ROW_START = {3, 2, 2, 1, 1, 0, 0, 1, 1, 2, 2, 3};

    private static final int[] ROW_LENGTH = {3, 4, 4, 5, 5, 6, 6, 5, 5, 4, 4, 3};
    private static final int[] HEX_START = {3, 2, 1, 2, 3};
    private static final int[] HEX_LENGTH = {3, 4, 5, 4, 3};

    private static final int[] X = new int[CORNERS + 1];
    private static final int[] ROW = new int[CORNERS + 1];
    private static final int[][] EDGE_ENDS = new int[EDGES][2];
    private static final int[][] EDGE_AT = new int[CORNERS + 1][CORNERS + 1];
    private static final int[][] NEIGHBOURS = new int[CORNERS + 1][];
    private static final int[][] EDGES_AT = new int[CORNERS + 1][];
    private static final long[] AROUND = new long[CORNERS + 1];
    private static final int[][] HEX_CORNERS = new int[HEXES][];
    private static final long[] HEX_MASK = new long[HEXES];
    private static final int[][] HEXES_AT = new int[CORNERS + 1][];
    private static final int[][] HEX_DISTANCE = new int[HEXES][HEXES];

    static {
        NetBuilder.corners(ROW_START, ROW_LENGTH, X, ROW);
        NetBuilder.edges(X, ROW, EDGE_ENDS, EDGE_AT);
        NetBuilder.neighbours(EDGE_ENDS, NEIGHBOURS, EDGES_AT, AROUND);
        NetBuilder.hexes(HEX_START, HEX_LENGTH, X, ROW, HEX_CORNERS, HEX_MASK);
        NetBuilder.hexesAt(HEX_CORNERS, HEXES_AT);
        NetBuilder.distances(HEX_MASK, HEX_DISTANCE);
    }

    private Net() {}

    /** The two ends of an edge, the lower number first. */
    public static int low(int edge) {
        return EDGE_ENDS[edge][0];
    }

    public static int high(int edge) {
        return EDGE_ENDS[edge][1];
    }

    /** Both as bits. */
    public static long ends(int edge) {
        return 1L << EDGE_ENDS[edge][0] | 1L << EDGE_ENDS[edge][1];
    }

    /** The other end of an edge. */
    public static int across(int edge, int corner) {
        return EDGE_ENDS[edge][0] == corner ? EDGE_ENDS[edge][1] : EDGE_ENDS[edge][0];
    }

    /** The edge between two corners, named in either order. */
    public static OptionalInt edge(int one, int other) {
        boolean known = isCorner(one) && isCorner(other) && EDGE_AT[one][other] >= 0;
        return known ? OptionalInt.of(EDGE_AT[one][other]) : OptionalInt.empty();
    }

    public static boolean isCorner(int number) {
        return number >= 1 && number <= CORNERS;
    }

    public static boolean adjacent(int one, int other) {
        return EDGE_AT[one][other] >= 0;
    }

    /** The corners one edge away, ascending. Not to be changed. */
    public static int[] neighbours(int corner) {
        return NEIGHBOURS[corner];
    }

    /** The edges that meet at a corner. Not to be changed. */
    public static int[] edgesAt(int corner) {
        return EDGES_AT[corner];
    }

    /** The corners one edge away as bits, corner n as bit n. */
    public static long around(int corner) {
        return AROUND[corner];
    }

    /** The corners one edge away from any of some corners, both as bits. */
    public static long beside(long corners) {
        long beside = 0;
        for (long rest = corners; rest != 0; rest &= rest - 1) {
            beside |= AROUND[Long.numberOfTrailingZeros(rest)];
        }
        return beside;
    }

    /** The corners of a hex, clockwise from the top. Not to be changed. */
    public static int[] cornersOf(int hex) {
        return HEX_CORNERS[hex];
    }

    /** The corners of a hex as bits. */
    public static long maskOf(int hex) {
        return HEX_MASK[hex];
    }

    /** The hexes that meet at a corner, ascending. Not to be changed. */
    public static int[] hexesAt(int corner) {
        return HEXES_AT[corner];
    }

    /** Returns the distance between two hexes, in steps from hex to hex. */
    public static int distance(int hex, int other) {
        return HEX_DISTANCE[hex][other];
    }

    /** Returns the horizontal position of a corner, in half-hex units. */
    public static int x(int corner) {
        return X[corner];
    }

    /** The row of a corner, from 0. */
    public static int row(int corner) {
        return ROW[corner];
    }

    /** {@code 24-30}. */
    public static String edgeName(int edge) {
        return low(edge) + "-" + high(edge);
    }

    /** The edge of a name, its corners in either order. */
    public static OptionalInt edge(String name) {
        String[] ends = name.split("-", -1);
        return ends.length == 2 && ends[0].matches("[0-9]{1,3}") && ends[1].matches("[0-9]{1,3}")
                ? edge(Integer.parseInt(ends[0]), Integer.parseInt(ends[1]))
                : OptionalInt.empty();
    }

    /** {@code A} to {@code S}. */
    public static String hexName(int hex) {
        return HexName.letter(hex);
    }

    public static Optional<Integer> hex(String name) {
        int hex = name.length() == 1 ? HexName.line(name.charAt(0)) : -1;
        return hex >= 0 && hex < HEXES ? Optional.of(hex) : Optional.empty();
    }
}
