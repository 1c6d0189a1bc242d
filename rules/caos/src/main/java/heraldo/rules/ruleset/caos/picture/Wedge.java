package heraldo.rules.ruleset.caos.picture;

import heraldo.rules.board.Bearing;
import heraldo.rules.board.HexLayout.Spot;
import heraldo.rules.scene.Point;
import java.util.ArrayList;
import java.util.List;

/**
 * The part of a circle that a sector spans: sector i of K goes from 360i/K − 180/K to 360i/K + 180/K degrees (§8.1).
 *
 * @param index the sector's place in its ring order, from 0
 * @param count the number of sectors that share the circle
 */
record Wedge(int index, int count) {

    /** Arcs are drawn as so many straight pieces in all around the circle, at least. */
    private static final int PIECES = 120;

    private static final int FINE = 1000;

    static final Point MIDDLE = new Point(Ring.MIDDLE, Ring.MIDDLE);

    /**
     * A place in the wedge.
     *
     * @param part the how-manieth of {@code whole} equal parts of the wedge's arc, counter-clockwise
     */
    Point at(int radius, int part, int whole) {
        Spot spot = new Bearing((2L * index - 1) * whole + 2L * part, 2L * count * whole).at(radius);
        return MIDDLE.plus(spot.x(), spot.y());
    }

    /** Returns the point of planet j, counted from 0, of the m in its subsector. */
    Point planet(Ring ring, int j, int m) {
        return at(ring.middle(), 2 * j + 1, 2 * m);
    }

    /** The middle of the wedge at a distance from the middle of the galaxy. */
    Point centre(int radius) {
        return at(radius, 1, 2);
    }

    /** A place so many units along the arc from the middle of the wedge, counter-clockwise. */
    Point beside(int radius, int units) {
        return at(radius, FINE / 2 + units * FINE / arc(radius), FINE);
    }

    /** Returns the length of its arc at a radius. */
    int arc(int radius) {
        return 628 * radius / (100 * count);
    }

    /** Its corners between two radii: along the outer arc and back along the inner one. */
    List<Point> outline(int from, int to) {
        int pieces = pieces();
        List<Point> corners = new ArrayList<>();
        for (int i = 0; i <= pieces; i++) {
            corners.add(at(to, i, pieces));
        }
        for (int i = pieces; i >= 0; i--) {
            corners.add(at(from, i, pieces));
        }
        return corners;
    }

    /** Returns the number of straight pieces that make an arc of it. */
    int pieces() {
        return (PIECES + count - 1) / count;
    }
}
