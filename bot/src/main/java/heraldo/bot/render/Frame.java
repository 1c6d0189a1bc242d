package heraldo.bot.render;

import heraldo.rules.scene.Point;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.List;

/**
 * Where the board lies on the canvas.
 *
 * @param scale pixels of a scene unit
 * @param left of the board, in pixels
 * @param top of the board, in pixels
 */
record Frame(double scale, double left, double top) {

    double x(Point point) {
        return left + point.x() * scale;
    }

    double y(Point point) {
        return top + point.y() * scale;
    }

    double length(double units) {
        return units * scale;
    }

    Point2D at(Point point) {
        return new Point2D.Double(x(point), y(point));
    }

    List<Point2D> at(List<Point> points) {
        return points.stream().map(this::at).toList();
    }

    /** A line through some points, closed or not. */
    Path2D line(List<Point> points, boolean closed) {
        Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO);
        for (Point point : points) {
            if (path.getCurrentPoint() == null) {
                path.moveTo(x(point), y(point));
            } else {
                path.lineTo(x(point), y(point));
            }
        }
        if (closed) {
            path.closePath();
        }
        return path;
    }
}
