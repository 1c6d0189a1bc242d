package heraldo.bot.render;

import heraldo.rules.scene.Plate.Arrow;
import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;

/** Paints marches: a shaft that widens toward its head, and behind the head a bead with the number, or a cross. */
final class ArrowLayer {

    /** The unit of arrows, where they begin and end and their bead lies: in radii of an area. */
    private static final double UNIT = 0.21;

    private static final double BEGIN = 0.34;
    private static final double TIP = 0.54;
    private static final double HEAD = 1.2;
    private static final double HALF_HEAD = 0.98;

    private final Easel easel;
    private final double unit;
    private final double radius;

    /** Arrows between areas of a radius in pixels. */
    ArrowLayer(Easel easel, double radius) {
        this.easel = easel;
        this.radius = radius;
        this.unit = UNIT * radius;
    }

    /** An arrow on the canvas: how long it is, which way it points, where it begins. */
    record Flight(double x, double y, double angle, double length) {
        double atX(double way) {
            return x + Math.cos(angle) * way;
        }

        double atY(double way) {
            return y + Math.sin(angle) * way;
        }
    }

    Flight flight(Arrow arrow, Frame frame) {
        double x = frame.x(arrow.from());
        double y = frame.y(arrow.from());
        double dx = frame.x(arrow.to()) - x;
        double dy = frame.y(arrow.to()) - y;
        double length = Math.hypot(dx, dy);
        double begin = BEGIN * radius;
        double end = arrow.failed() ? length / 2 + 1.75 * unit : length - TIP * radius;
        double angle = Math.atan2(dy, dx);
        return new Flight(x + Math.cos(angle) * begin, y + Math.sin(angle) * begin, angle, end - begin);
    }

    void shaft(Arrow arrow, Flight flight) {
        Theme theme = easel.theme();
        Color colour = theme.seat(arrow.seat());
        double neck = flight.length() - HEAD * unit;
        Path2D body = new Path2D.Double();
        body.moveTo(0, -0.18 * unit);
        body.lineTo(neck, -0.4 * unit);
        body.lineTo(neck, -HALF_HEAD * unit);
        body.lineTo(flight.length(), 0);
        body.lineTo(neck, HALF_HEAD * unit);
        body.lineTo(neck, 0.4 * unit);
        body.lineTo(0, 0.18 * unit);
        body.closePath();
        Shape placed = PieceLayer.moved(body, flight.x(), flight.y(), flight.angle());
        easel.stroke(placed, theme.ink("casing"), 5);
        easel.fill(placed, colour);
        easel.stroke(placed, theme.ink("pale"), 1.2);
    }

    /** The middle of the bead: right behind the head, that of a failed march on the edge it did not cross. */
    Rectangle2D box(Arrow arrow, Flight flight) {
        double way = arrow.failed() ? flight.length() - 1.75 * unit : flight.length() - (HEAD + 0.75) * unit;
        double x = flight.atX(way);
        double y = flight.atY(way);
        return new Rectangle2D.Double(x - unit, y - unit, 2 * unit, 2 * unit);
    }

    void bead(Arrow arrow, Flight flight) {
        if (!arrow.failed() && arrow.number().isEmpty()) {
            return;
        }
        Theme theme = easel.theme();
        Rectangle2D box = box(arrow, flight);
        double x = box.getCenterX();
        double y = box.getCenterY();
        Color colour = arrow.failed() ? theme.ink("failed") : theme.seat(arrow.seat());
        easel.cased(
                new Ellipse2D.Double(box.getX(), box.getY(), box.getWidth(), box.getHeight()),
                colour,
                theme.ink("casing"),
                2.2);
        if (arrow.failed()) {
            double arm = 0.42 * unit;
            Path2D cross = new Path2D.Double();
            cross.moveTo(x - arm, y - arm);
            cross.lineTo(x + arm, y + arm);
            cross.moveTo(x - arm, y + arm);
            cross.lineTo(x + arm, y - arm);
            easel.stroke(cross, theme.on(colour), 0.28 * unit);
        } else {
            String text = Integer.toString(arrow.number().getAsInt());
            double size = Math.min(1.05 * unit, 1.6 * unit / Typeface.FIGURES.width(text, 1));
            easel.fill(easel.centred(Typeface.FIGURES, text, x, y, size), theme.on(colour));
        }
    }

    void beads(List<Arrow> arrows, Frame frame) {
        arrows.forEach(arrow -> bead(arrow, flight(arrow, frame)));
    }

    void shafts(List<Arrow> arrows, Frame frame) {
        arrows.forEach(arrow -> shaft(arrow, flight(arrow, frame)));
    }
}
