package heraldo.bot.render;

import heraldo.rules.scene.Wheel.Raid;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.QuadCurve2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The path of a raid: a curve from the edge of one disc to that of another, or to a cross before it.
 *
 * @param way points along the curve at equal shares of it
 * @param tip of its head, or the middle of its cross
 * @param bead the place of the number of units
 * @param landing the place of the sign of a seat that came from outside
 */
record RaidFlight(Raid raid, List<Point2D> way, Point2D tip, Optional<Point2D> bead, Optional<Point2D> landing) {

    static final double WIDTH = 7;
    static final double CROSS = 10.5;
    static final double BEAD = 12.5;
    static final double LANDING = 12.5;
    static final double HEAD_LONG = 19;
    static final double HEAD_HALF = 10.5;
    private static final int STEPS = 26;

    /** The same with its number somewhere. */
    RaidFlight with(Point2D at) {
        return new RaidFlight(raid, way, tip, Optional.of(at), landing);
    }

    /** A curve that bows to its left by a share of its length. */
    static List<Point2D> curve(Point2D from, Point2D to, double bow, double begin, double end) {
        double dx = to.getX() - from.getX();
        double dy = to.getY() - from.getY();
        double cx = (from.getX() + to.getX()) / 2 + 2 * bow * dy;
        double cy = (from.getY() + to.getY()) / 2 - 2 * bow * dx;
        QuadCurve2D curve = new QuadCurve2D.Double(from.getX(), from.getY(), cx, cy, to.getX(), to.getY());
        double first = share(curve, begin, from, false);
        double last = share(curve, end, to, true);
        List<Point2D> way = new ArrayList<>();
        for (int i = 0; i <= STEPS; i++) {
            way.add(at(curve, first + (last - first) * i / STEPS));
        }
        return way;
    }

    /** From which share on a curve has left a disc around one of its ends. */
    private static double share(QuadCurve2D curve, double radius, Point2D end, boolean back) {
        double low = 0;
        double high = 0.5;
        for (int i = 0; i < 14; i++) {
            double middle = (low + high) / 2;
            if (at(curve, back ? 1 - middle : middle).distance(end) < radius) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return back ? 1 - high : high;
    }

    private static Point2D at(QuadCurve2D curve, double t) {
        double u = 1 - t;
        return new Point2D.Double(
                u * u * curve.getX1() + 2 * u * t * curve.getCtrlX() + t * t * curve.getX2(),
                u * u * curve.getY1() + 2 * u * t * curve.getCtrlY() + t * t * curve.getY2());
    }

    /** The point at a share of the way. */
    Point2D along(double share) {
        return way.get((int) Math.round(share * (way.size() - 1)));
    }

    /** The point so far to the left of a share of the way. */
    Point2D beside(double share, double aside) {
        int at = (int) Math.round(share * (way.size() - 1));
        Point2D point = way.get(at);
        Point2D before = way.get(Math.max(0, at - 1));
        Point2D after = way.get(Math.min(way.size() - 1, at + 1));
        double length = Math.max(0.1, before.distance(after));
        return new Point2D.Double(
                point.getX() + aside * (after.getY() - before.getY()) / length,
                point.getY() - aside * (after.getX() - before.getX()) / length);
    }

    /** Returns a box around all that is within a distance of its way, and a little more. */
    Rectangle2D strip(double near) {
        Rectangle2D strip = square(way.get(0), near);
        way.forEach(point -> strip.add(square(point, near)));
        return strip;
    }

    /** Returns whether its way comes nearer to a point than a distance. */
    boolean passes(Point2D at, double near) {
        for (Point2D point : way) {
            if (point.distanceSq(at) < near * near) {
                return true;
            }
        }
        return false;
    }

    /** The shaft: to the neck of the head, or to the cross. */
    Path2D shaft() {
        Path2D shaft = new Path2D.Double();
        double neck = raid.failed() ? CROSS * 0.6 : HEAD_LONG * 0.8;
        for (Point2D point : way) {
            if (shaft.getCurrentPoint() == null) {
                shaft.moveTo(point.getX(), point.getY());
            } else if (point.distance(tip) > neck) {
                shaft.lineTo(point.getX(), point.getY());
            }
        }
        return shaft;
    }

    Path2D head() {
        Point2D before = way.get(way.size() - 1);
        for (Point2D point : way) {
            if (point.distance(tip) > HEAD_LONG) {
                before = point;
            }
        }
        double length = Math.max(0.1, before.distance(tip));
        double ux = (tip.getX() - before.getX()) / length;
        double uy = (tip.getY() - before.getY()) / length;
        double nx = tip.getX() - ux * HEAD_LONG;
        double ny = tip.getY() - uy * HEAD_LONG;
        Path2D head = new Path2D.Double();
        head.moveTo(tip.getX(), tip.getY());
        head.lineTo(nx - uy * HEAD_HALF, ny + ux * HEAD_HALF);
        head.lineTo(nx + uy * HEAD_HALF, ny - ux * HEAD_HALF);
        head.closePath();
        return head;
    }

    /** Lists the boxes that no name may cover: cross or head, number, landing sign. */
    List<Rectangle2D> signs() {
        List<Rectangle2D> signs = new ArrayList<>();
        if (raid.failed()) {
            signs.add(square(tip, CROSS + 1));
        } else {
            signs.add(head().getBounds2D());
        }
        bead.ifPresent(at -> signs.add(square(at, BEAD + 1)));
        landing.ifPresent(at -> signs.add(square(at, LANDING + 1)));
        return signs;
    }

    private static Rectangle2D square(Point2D middle, double half) {
        return new Rectangle2D.Double(middle.getX() - half, middle.getY() - half, 2 * half, 2 * half);
    }
}
