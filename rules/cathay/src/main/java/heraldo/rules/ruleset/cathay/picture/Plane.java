package heraldo.rules.ruleset.cathay.picture;

import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.scene.Point;
import java.util.ArrayList;
import java.util.List;

/** The coordinates of the board on its drawing (§8.1), a hex 100 units wide. */
final class Plane {

    static final int WIDTH = 556;
    static final int HEIGHT = 520;

    private static final int MARGIN = 28;
    private static final int STEP = 50;
    private static final int ROW = 87;
    private static final int RISE = 29;
    private static final int SIDE = 58;

    /** The length of an edge under the sign on its corner. */
    private static final int SPOT = 15;

    private Plane() {}

    static Point corner(int corner) {
        int row = Net.row(corner);
        return new Point(MARGIN + STEP * Net.x(corner), MARGIN + ROW * (row / 2) + (row % 2) * RISE);
    }

    /** So far from a corner towards the middle of the hex of which it is the top or the bottom, in the board or beyond its rim. */
    static Point inward(int corner, int way) {
        return corner(corner).plus(0, top(corner) ? way : -way);
    }

    /** Returns whether a corner is the top of a hex, and not the bottom of one. */
    static boolean top(int corner) {
        return Net.row(corner) % 2 == 0;
    }

    static Point hex(int hex) {
        return corner(Net.cornersOf(hex)[0]).plus(0, SIDE);
    }

    static List<Point> outline(int hex) {
        List<Point> outline = new ArrayList<>();
        for (int corner : Net.cornersOf(hex)) {
            outline.add(corner(corner));
        }
        return outline;
    }

    /** The part of an edge between the signs on its corners. */
    static List<Point> bar(int edge) {
        Point low = corner(Net.low(edge));
        Point high = corner(Net.high(edge));
        return List.of(low.toward(high, SPOT), high.toward(low, SPOT));
    }

    static Point middle(int edge) {
        Point low = corner(Net.low(edge));
        Point high = corner(Net.high(edge));
        return new Point((low.x() + high.x()) / 2, (low.y() + high.y()) / 2);
    }
}
