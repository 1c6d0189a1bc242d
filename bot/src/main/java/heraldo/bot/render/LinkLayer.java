package heraldo.bot.render;

import heraldo.rules.scene.Link;
import java.awt.Color;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.List;

/** Draws lines across the board, on a light rim, with heads where they are arrows. */
final class LinkLayer {

    /** Length and half width of an arrow's head, in widths of its line. */
    private static final double HEAD = 3.2;

    private static final double HALF_HEAD = 2;

    private static final double RIM = 2;

    private final Canvas canvas;
    private final Frame frame;

    LinkLayer(Canvas canvas, Frame frame) {
        this.canvas = canvas;
        this.frame = frame;
    }

    void draw(List<Link> links) {
        links.forEach(this::draw);
    }

    private void draw(Link link) {
        Color colour = canvas.palette().colour(link.ink());
        Color rim = canvas.palette().paper();
        double width = frame.length(link.width());
        Path2D line = frame.line(link.points(), false);
        canvas.stroke(line, rim, width + 2 * RIM, false);
        if (link.arrow()) {
            Path2D head = head(link, width);
            canvas.stroke(head, rim, 2 * RIM, false);
            canvas.stroke(line, colour, width, link.dashed());
            canvas.fill(head, colour);
        } else {
            canvas.stroke(line, colour, width, link.dashed());
        }
    }

    private Path2D head(Link link, double width) {
        int last = link.points().size() - 1;
        Point2D end = frame.at(link.points().get(last));
        Point2D before = frame.at(link.points().get(last - 1));
        double length = Math.max(end.distance(before), 1e-9);
        double x = (end.getX() - before.getX()) / length * width;
        double y = (end.getY() - before.getY()) / length * width;
        Path2D head = new Path2D.Double();
        head.moveTo(end.getX() + x * HEAD / 2, end.getY() + y * HEAD / 2);
        head.lineTo(end.getX() - x * HEAD / 2 - y * HALF_HEAD, end.getY() - y * HEAD / 2 + x * HALF_HEAD);
        head.lineTo(end.getX() - x * HEAD / 2 + y * HALF_HEAD, end.getY() - y * HEAD / 2 - x * HALF_HEAD);
        head.closePath();
        return head;
    }
}
