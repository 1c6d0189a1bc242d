package heraldo.rules.ruleset.cathay.picture;

import heraldo.rules.ruleset.cathay.chart.Net;
import heraldo.rules.scene.Point;

/** The coordinates of the board on its plate (§8.1), in fine units. */
final class Chart {

    static final int RADIUS = 1000;
    private static final int STEP = 866;
    private static final int ROW = 1500;
    private static final int RISE = 500;

    private Chart() {}

    static Point corner(int corner) {
        int row = Net.row(corner);
        return new Point(STEP * Net.x(corner), ROW * (row / 2) + RISE * (row % 2));
    }

    static Point hex(int hex) {
        return corner(Net.cornersOf(hex)[0]).plus(0, RADIUS);
    }
}
