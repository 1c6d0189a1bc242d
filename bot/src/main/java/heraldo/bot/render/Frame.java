package heraldo.bot.render;

import heraldo.rules.scene.Drawing;
import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Point;
import heraldo.rules.scene.Scene;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;

/**
 * The place of the board on the canvas.
 *
 * @param scale pixels of a scene unit
 * @param left of the board, in pixels
 * @param top of the board, in pixels
 * @param width of the part of the canvas that is there for the board, from its left edge
 */
record Frame(double scale, double left, double top, double width) {

    /** The side of the square that a plate has for its map. */
    static final double MAP = 1000;

    private static final double MARGIN = 3;

    /** A board in the square of a plate. */
    Frame(double scale, double left, double top) {
        this(scale, left, top, MAP);
    }

    /** Returns the frame of a plate's board: all of it with a margin, or the visible part up to the edges. */
    static Frame of(Scene scene, Optional<Plate.Window> window) {
        if (window.isPresent()) {
            Plate.Window part = window.get();
            double scale = Math.min(MAP / part.width(), MAP / part.height());
            return new Frame(
                    scale,
                    MAP / 2 - (part.left() + part.width() / 2.0) * scale,
                    MAP / 2 - (part.top() + part.height() / 2.0) * scale);
        }
        double room = MAP - 2 * MARGIN;
        Drawing board = scene.drawing();
        double scale = Math.min(room / board.width(), room / board.height());
        return new Frame(scale, (MAP - board.width() * scale) / 2, (MAP - board.height() * scale) / 2);
    }

    /** Returns whether all of a box is on a plate's map, at least {@code edge} away from the map's edge. */
    boolean shows(Rectangle2D box, double edge) {
        return box.getMinX() >= edge
                && box.getMaxX() <= width - edge
                && box.getMinY() >= edge
                && box.getMaxY() <= MAP - edge;
    }

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
