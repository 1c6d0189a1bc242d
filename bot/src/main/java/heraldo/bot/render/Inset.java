package heraldo.bot.render;

import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.List;

/** Lines that run along the inside of an outline, with mitred corners. */
final class Inset {

    /** Beyond this many times the distance a mitre is cut off. */
    private static final double LONGEST_MITRE = 4;

    private final List<Point2D> corners;
    private final double inward;

    Inset(List<Point2D> corners) {
        this.corners = corners;
        this.inward = Math.signum(twiceArea());
    }

    /** For an outline of which it is known on which hand its inside lies: 1 on the right, where y goes down, or -1. */
    Inset(List<Point2D> corners, double inward) {
        this.corners = corners;
        this.inward = inward;
    }

    /** On which hand the inside of this outline lies. */
    double inward() {
        return inward;
    }

    /** The whole outline moved inward. */
    Path2D ring(double distance) {
        Path2D ring = new Path2D.Double();
        for (int i = 0; i < corners.size(); i++) {
            if (i == 0) {
                move(ring, inside(i, distance));
            } else {
                line(ring, inside(i, distance));
            }
        }
        ring.closePath();
        return ring;
    }

    private double twiceArea() {
        double sum = 0;
        for (int i = 0; i < corners.size(); i++) {
            Point2D a = corner(i);
            Point2D b = corner(i + 1);
            sum += a.getX() * b.getY() - b.getX() * a.getY();
        }
        return sum;
    }

    private Point2D corner(int i) {
        return corners.get(Math.floorMod(i, corners.size()));
    }

    /** The strip along some sides, from one distance inside the outline to another. */
    Path2D strip(List<Integer> sides, double from, double to) {
        Path2D strip = new Path2D.Double(Path2D.WIND_NON_ZERO);
        for (int side : sides) {
            move(strip, inside(side, from));
            line(strip, inside(side + 1, from));
            line(strip, inside(side + 1, to));
            line(strip, inside(side, to));
            strip.closePath();
        }
        return strip;
    }

    /** A line along some sides, at a distance inside the outline. */
    Path2D line(List<Integer> sides, double distance) {
        Path2D line = new Path2D.Double();
        for (int side : sides) {
            move(line, inside(side, distance));
            line(line, inside(side + 1, distance));
        }
        return line;
    }

    /** Returns the place of a corner after both its sides have moved inward. */
    private Point2D inside(int i, double distance) {
        Point2D before = normal(i - 1);
        Point2D after = normal(i);
        double x = before.getX() + after.getX();
        double y = before.getY() + after.getY();
        double square = x * x + y * y;
        double reach = square == 0 ? 0 : Math.min(2 / square, LONGEST_MITRE / Math.sqrt(square)) * distance;
        return new Point2D.Double(corner(i).getX() + x * reach, corner(i).getY() + y * reach);
    }

    /** The direction of length 1 that points inward from a side. */
    private Point2D normal(int side) {
        Point2D a = corner(side);
        Point2D b = corner(side + 1);
        double length = a.distance(b);
        return new Point2D.Double(-(b.getY() - a.getY()) / length * inward, (b.getX() - a.getX()) / length * inward);
    }

    private static void move(Path2D path, Point2D to) {
        path.moveTo(to.getX(), to.getY());
    }

    private static void line(Path2D path, Point2D to) {
        path.lineTo(to.getX(), to.getY());
    }
}
