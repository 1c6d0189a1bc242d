package heraldo.bot.render;

import heraldo.rules.scene.Plate.Arrow;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** The ways of marches on the canvas, and the places of their beads. */
final class ArrowWay {

    /** The unit of arrows, where they begin and end and their head: in radii of an area. */
    private static final double UNIT = 0.21;

    private static final double BEGIN = 0.34;

    /** The distances of an arrow's end from the middle of its target, and of its line from the middle of the edge: in radii. */
    private static final double[] TIPS = {0.54, 0.62, 0.7, 0.8, 0.94};

    /** By how much it may be smaller. */
    private static final double[] SLIM = {1, 0.72};

    private static final double[] BESIDE = {0, 0.13, -0.13, 0.24, -0.24, 0.34, -0.34};

    /** The reach of a failed march beyond the edge, in units. */
    private static final double PAST = 1.6;

    private static final double HALF_TAIL = 0.18;

    /** The head: how long, and half as wide; and half the shaft: in units. */
    static final double HEAD = 1.2;

    static final double HALF_HEAD = 0.98;
    static final double HALF_SHAFT = 0.4;

    /** The sizes of a bead, and its distances aside of the shaft and along it, in units. */
    private static final double[] SIZES = {1, 0.86, 0.74, 0.64};

    private static final double BEAK = 1.6;

    /** The angle between the direction of a bead and the points where the beak leaves its disc, in radians. */
    private static final double OPENING = 0.9;

    /** The part of a disc, as a share of its radius, that no beak reaches into: less than the cosine of the opening. */
    private static final double CORE = 0.6;

    /** By so many pixels a disc may be larger than its radius says, for it is drawn of curves that are not quite arcs. */
    private static final double FLAT = 0.5;

    private static final double FARTHEST_ASIDE = 1.8;
    private static final double[] ASIDE = {0, 0.5, -0.5, 0.9, -0.9, 1.3, -1.3, FARTHEST_ASIDE, -FARTHEST_ASIDE};
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

    /** Squares that cover an arrow. */
    List<Rectangle2D> cover(Flight flight) {
        List<Rectangle2D> squares = new ArrayList<>();
        double half = HALF_SHAFT * flight.unit();
        for (double way = 0; way <= flight.length(); way += half) {
            squares.add(new Rectangle2D.Double(flight.atX(way) - half, flight.atY(way) - half, 2 * half, 2 * half));
        }
        return squares;
    }

    /** An arrow on the canvas: how long it is, which way it points, where it begins; and the unit of its parts. */
    record Flight(double x, double y, double angle, double length, double unit) {
        double atX(double way) {
            return x + Math.cos(angle) * way;
        }

        double atY(double way) {
            return y + Math.sin(angle) * way;
        }

        /** Returns its distance from a place. */
        double distance(double px, double py) {
            return Line2D.ptSegDist(x, y, atX(length), atY(length), px, py);
        }
    }

    /** The ways an arrow may go, the best first: straight from middle to middle, or a little aside and shorter. */
    List<Flight> flights(Arrow arrow, Frame frame) {
        List<Flight> flights = new ArrayList<>();
        for (double slim : SLIM) {
            for (double tip : TIPS) {
                for (double beside : BESIDE) {
                    flights.add(flight(arrow, frame, tip * radius, beside * radius, slim * unit));
                }
            }
        }
        return flights;
    }

    private Flight flight(Arrow arrow, Frame frame, double tip, double beside, double part) {
        double dx = frame.x(arrow.to()) - frame.x(arrow.from());
        double dy = frame.y(arrow.to()) - frame.y(arrow.from());
        double length = Math.hypot(dx, dy);
        double x = frame.x(arrow.from()) - dy / length * beside;
        double y = frame.y(arrow.from()) + dx / length * beside;
        double begin = BEGIN * radius;
        double end = arrow.failed() ? Math.min(length / 2 + PAST * part, length - tip) : length - tip;
        double angle = Math.atan2(dy, dx);
        return new Flight(x + Math.cos(angle) * begin, y + Math.sin(angle) * begin, angle, end - begin, part);
    }

    /** The whole arrow. */
    Shape body(Flight flight) {
        double neck = flight.length() - HEAD * flight.unit();
        return placed(flight, new double[][] {
            {0, -HALF_TAIL},
            {neck, -HALF_SHAFT},
            {neck, -HALF_HEAD},
            {flight.length(), 0},
            {neck, HALF_HEAD},
            {neck, HALF_SHAFT},
            {0, HALF_TAIL}
        });
    }

    /** Its head alone. */
    Shape head(Flight flight) {
        double neck = flight.length() - HEAD * flight.unit();
        return placed(flight, new double[][] {{neck, -HALF_HEAD}, {flight.length(), 0}, {neck, HALF_HEAD}});
    }

    /** Its shaft alone. */
    Shape shaft(Flight flight) {
        double neck = flight.length() - HEAD * flight.unit();
        return placed(
                flight, new double[][] {{0, -HALF_TAIL}, {neck, -HALF_SHAFT}, {neck, HALF_SHAFT}, {0, HALF_TAIL}});
    }

    /** Corners as pixels along the arrow and units across it. */
    private Shape placed(Flight flight, double[]... corners) {
        Path2D path = new Path2D.Double();
        for (double[] corner : corners) {
            if (path.getCurrentPoint() == null) {
                path.moveTo(corner[0], corner[1] * flight.unit());
            } else {
                path.lineTo(corner[0], corner[1] * flight.unit());
            }
        }
        path.closePath();
        return PieceLayer.moved(path, flight.x(), flight.y(), flight.angle());
    }

    /** Returns whether an arrow runs through a box. */
    boolean crosses(Flight flight, Rectangle2D box) {
        double neck = flight.length() - HEAD * flight.unit();
        return wide(box, HALF_SHAFT * flight.unit())
                        .intersectsLine(flight.x(), flight.y(), flight.atX(neck), flight.atY(neck))
                || wide(box, 0.5 * HALF_HEAD * flight.unit())
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
     * @param beak the reach of its beak from its middle; 0 where the head of the arrow shows the way
     */
    record Bead(String text, int seat, boolean failed, double x, double y, double unit, double angle, double beak) {
        /** A disc, with a beak where it has to show the way by itself. */
        Path2D drop() {
            Path2D drop = new Path2D.Double(new Ellipse2D.Double(x - unit, y - unit, 2 * unit, 2 * unit));
            if (beak > 0) {
                drop.moveTo(tipX(), tipY());
                for (double side : new double[] {-OPENING, OPENING}) {
                    drop.lineTo(x + unit * Math.cos(angle + side), y + unit * Math.sin(angle + side));
                }
                drop.closePath();
            }
            return drop;
        }

        /** Returns whether a place is near enough to lie below the bead. */
        boolean reaches(Rectangle2D place) {
            return within(Math.max(unit, beak) + FLAT, place);
        }

        /** Returns whether a place lies below the core of the disc, which no beak reaches into. */
        boolean covers(Rectangle2D place) {
            return within(CORE * unit, place);
        }

        /** Returns whether a place is nearer to the middle of the disc than a distance. */
        private boolean within(double distance, Rectangle2D place) {
            double across = Math.max(0, Math.max(place.getX() - x, x - place.getMaxX()));
            double down = Math.max(0, Math.max(place.getY() - y, y - place.getMaxY()));
            return across * across + down * down < distance * distance;
        }

        double tipX() {
            return x + beak * Math.cos(angle);
        }

        double tipY() {
            return y + beak * Math.sin(angle);
        }
    }

    /** A box around all that a bead may cover, wherever it lies. */
    Rectangle2D around(Flight flight) {
        Rectangle2D line = new Rectangle2D.Double();
        line.setFrameFromDiagonal(flight.x(), flight.y(), flight.atX(flight.length()), flight.atY(flight.length()));
        return wide(line, (FARTHEST_ASIDE + BEAK) * unit + FLAT);
    }

    /**
     * Returns the candidate beads, the best place first: right behind the head, that of a failed march on the edge it did not
     * cross; then elsewhere along the shaft, and on either side of it.
     */
    Stream<Bead> beads(Arrow arrow, Flight flight) {
        if (!arrow.failed() && arrow.number().isEmpty()) {
            return Stream.empty();
        }
        return Arrays.stream(SIZES)
                .boxed()
                .flatMap(size -> Arrays.stream(ASIDE).boxed().flatMap(aside -> beads(arrow, flight, size, aside)));
    }

    /** Those of one size in a row along the shaft. */
    private Stream<Bead> beads(Arrow arrow, Flight flight, double size, double aside) {
        String text = arrow.failed() ? "" : Integer.toString(arrow.number().getAsInt());
        double best = flight.length() - (HEAD + 1) * flight.unit();
        double down = Math.cos(flight.angle()) * aside * unit;
        double across = Math.sin(flight.angle()) * aside * unit;
        return Arrays.stream(WAYS)
                .filter(way -> best + way * unit >= 0 && best + way * unit <= flight.length())
                .mapToObj(way -> new Bead(
                        text,
                        arrow.seat(),
                        arrow.failed(),
                        flight.atX(best + way * unit) - across,
                        flight.atY(best + way * unit) + down,
                        size * unit,
                        flight.angle(),
                        way == 0 && aside == 0 ? 0 : BEAK * size * unit));
    }
}
