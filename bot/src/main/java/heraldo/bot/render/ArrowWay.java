package heraldo.bot.render;

import heraldo.rules.scene.Plate.Arrow;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/** Where marches run on the canvas, and where their beads may lie. */
final class ArrowWay {

    /** The unit of arrows, where they begin and end and their head: in radii of an area. */
    private static final double UNIT = 0.21;

    private static final double BEGIN = 0.34;
    private static final double TIP = 0.54;

    /** The head: how long, and half as wide; and half the shaft: in units. */
    static final double HEAD = 1.2;

    static final double HALF_HEAD = 0.98;
    static final double HALF_SHAFT = 0.4;

    /** How large a bead may be, how far aside of the shaft and how far along it, in units. */
    private static final double[] SIZES = {1, 0.86, 0.74, 0.64};

    private static final double BEAK = 1.6;
    private static final double[] ASIDE = {0, 0.5, -0.5, 0.9, -0.9, 1.3, -1.3, 1.8, -1.8};
    private static final double[] WAYS = {
        0, -0.3, -0.6, -0.9, -1.2, -1.5, -1.8, -2.2, -2.6, -3, -4, -5, -6, -8, -10, 0.3, 0.6, 0.9, 1.2, 1.6, 2
    };

    private final double unit;
    private final double radius;

    /** Arrows between areas of a radius in pixels. */
    ArrowWay(double radius) {
        this.radius = radius;
        this.unit = UNIT * radius;
    }

    double unit() {
        return unit;
    }

    /** An arrow on the canvas: how long it is, which way it points, where it begins. */
    record Flight(double x, double y, double angle, double length) {
        double atX(double way) {
            return x + Math.cos(angle) * way;
        }

        double atY(double way) {
            return y + Math.sin(angle) * way;
        }

        /** How far it passes from a place. */
        double distance(double px, double py) {
            return Line2D.ptSegDist(x, y, atX(length), atY(length), px, py);
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

    /** Whether an arrow runs through a box. */
    boolean crosses(Flight flight, Rectangle2D box) {
        double neck = flight.length() - HEAD * unit;
        return wide(box, HALF_SHAFT * unit).intersectsLine(flight.x(), flight.y(), flight.atX(neck), flight.atY(neck))
                || wide(box, 0.5 * HALF_HEAD * unit)
                        .intersectsLine(
                                flight.atX(neck),
                                flight.atY(neck),
                                flight.atX(flight.length()),
                                flight.atY(flight.length()));
    }

    private static Rectangle2D wide(Rectangle2D box, double more) {
        return new Rectangle2D.Double(
                box.getX() - more, box.getY() - more, box.getWidth() + 2 * more, box.getHeight() + 2 * more);
    }

    /**
     * An arrow's bead.
     *
     * @param text a number, or nothing on a bead with a cross
     * @param unit its radius
     * @param beak how far a beak shows the way from its middle; 0 where the head of the arrow does that
     */
    record Bead(String text, int seat, boolean failed, double x, double y, double unit, double angle, double beak) {
        Rectangle2D box() {
            Rectangle2D box = new Rectangle2D.Double(x - unit, y - unit, 2 * unit, 2 * unit);
            box.add(tipX(), tipY());
            return box;
        }

        double tipX() {
            return x + beak * Math.cos(angle);
        }

        double tipY() {
            return y + beak * Math.sin(angle);
        }
    }

    /**
     * Where the bead may lie, the best place first: right behind the head, that of a failed march on the edge it did not cross;
     * then elsewhere along the shaft, and on either side of it.
     */
    List<Bead> beads(Arrow arrow, Flight flight) {
        List<Bead> beads = new ArrayList<>();
        if (!arrow.failed() && arrow.number().isEmpty()) {
            return beads;
        }
        String text = arrow.failed() ? "" : Integer.toString(arrow.number().getAsInt());
        double best = flight.length() - (arrow.failed() ? 1.75 : HEAD + 0.75) * unit;
        for (double size : SIZES) {
            for (double aside : ASIDE) {
                for (double way : WAYS) {
                    double along = best + way * unit;
                    if (along >= 0 && along <= flight.length()) {
                        double x = flight.atX(along) - Math.sin(flight.angle()) * aside * unit;
                        double y = flight.atY(along) + Math.cos(flight.angle()) * aside * unit;
                        boolean usual = way == 0 && aside == 0;
                        beads.add(new Bead(
                                text,
                                arrow.seat(),
                                arrow.failed(),
                                x,
                                y,
                                size * unit,
                                flight.angle(),
                                usual ? 0 : BEAK * size * unit));
                    }
                }
            }
        }
        return beads;
    }
}
