package heraldo.bot.render;

import heraldo.rules.scene.Wheel;
import heraldo.rules.scene.Wheel.Span;
import java.awt.Shape;
import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;

/** Shapes around a place: the middle of a wheel, or of anything round. */
record Sweep(double x, double y) {

    private static final double DEGREES = 360.0 / Wheel.TURN;

    /** The direction of a part of a turn, in radians counter-clockwise. */
    static double angle(double part) {
        return Math.toRadians(part * DEGREES);
    }

    Point2D at(double part, double radius) {
        double angle = angle(part);
        return new Point2D.Double(x + radius * Math.cos(angle), y - radius * Math.sin(angle));
    }

    Shape disc(double radius) {
        return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    /** A closed line of a width, as a shape to be filled: several times as fast as a stroke. */
    Shape ring(double radius, double width) {
        Path2D ring = new Path2D.Double(Path2D.WIND_EVEN_ODD);
        ring.append(disc(radius + width / 2), false);
        ring.append(disc(radius - width / 2), false);
        return ring;
    }

    /** The part of a ring between two radii, as much smaller on all sides as is said. */
    Path2D wedge(Span span, double from, double to, double inset) {
        Path2D wedge = new Path2D.Double();
        wedge.append(arc(span, to - inset, inset, false), false);
        wedge.append(arc(span, from + inset, inset, true), true);
        wedge.closePath();
        return wedge;
    }

    /** The part of a circle over a span, less so many units at both ends. */
    Arc2D arc(Span span, double radius, double less, boolean back) {
        double off = Math.toDegrees(less / radius);
        double start = span.from() * DEGREES + off;
        double extent = (span.to() - span.from()) * DEGREES - 2 * off;
        return new Arc2D.Double(
                x - radius,
                y - radius,
                2 * radius,
                2 * radius,
                back ? start + extent : start,
                back ? -extent : extent,
                Arc2D.OPEN);
    }

    Shape spoke(int part, double from, double to) {
        return new Line2D.Double(at(part, from), at(part, to));
    }
}
