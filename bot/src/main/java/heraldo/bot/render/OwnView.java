package heraldo.bot.render;

import heraldo.rules.kernel.Seat;
import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Plate.Area;
import heraldo.rules.scene.Plate.Piece;
import heraldo.rules.scene.Plate.Window;
import heraldo.rules.scene.Point;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Which part of a board a seat looks at: what is its own, and what can reach that, as large as it goes; hexes are not wider than
 * {@value #LARGEST} pixels. Where what is its own lies so far apart that hexes would be narrower than {@value #SMALLEST}, it is
 * the largest of its lands, with hexes of that width at least.
 */
final class OwnView {

    static final int LARGEST = 230;
    static final int SMALLEST = 150;

    /** What is near, in radii of an area around the middles of what is the seat's. */
    private static final double NEAR = 2.7;

    private OwnView() {}

    /** The part; empty if nothing on the board is the seat's. */
    static Optional<Window> of(Plate plate, Seat seat) {
        List<Point> all = own(plate, seat);
        if (all.isEmpty()) {
            return Optional.empty();
        }
        double hex = across(plate.areas().get(0));
        boolean together = fitting(plate, all) * hex >= SMALLEST;
        List<Point> shown = together ? all : largest(plate, seat).orElse(all);
        double scale = Math.clamp(fitting(plate, shown), SMALLEST / hex, LARGEST / hex);
        return Optional.of(window(plate, shown, scale));
    }

    /** The part around a place. */
    static Window around(Plate plate, Point place) {
        return window(plate, List.of(place), LARGEST / across(plate.areas().get(0)));
    }

    /** The scale at which some places and what is near them fit. */
    private static double fitting(Plate plate, List<Point> own) {
        double margin = NEAR * plate.radius();
        double width = span(own.stream().mapToInt(Point::x).toArray()) + 2 * margin;
        double height = span(own.stream().mapToInt(Point::y).toArray()) + 2 * margin;
        return Math.min(PlatePainter.WIDTH / width, PlatePainter.HEIGHT / height);
    }

    private static Optional<List<Point>> largest(Plate plate, Seat seat) {
        return Land.of(plate.areas()).stream()
                .filter(land -> land.owner() == seat.number())
                .max(Comparator.comparingInt(land -> land.areas().size()))
                .map(land -> land.areas().stream().map(Area::middle).toList());
    }

    private static Window window(Plate plate, List<Point> own, double scale) {
        List<Point> all = plate.areas().stream().map(Area::middle).toList();
        int wide = (int) Math.round(PlatePainter.WIDTH / scale);
        int high = (int) Math.round(PlatePainter.HEIGHT / scale);
        int rim = plate.radius();
        int foot = rim + (int) (OwnPainter.FOOT / scale);
        return new Window(kept(own, all, true, wide, rim, rim), kept(own, all, false, high, rim, foot), wide, high);
    }

    private static List<Point> own(Plate plate, Seat seat) {
        Stream<Point> land = plate.areas().stream()
                .filter(area -> area.owner() == seat.number())
                .map(Area::middle);
        Stream<Point> people = plate.pieces().stream()
                .filter(piece -> piece.seat() == seat.number())
                .map(Piece::at);
        return Stream.concat(land, people).toList();
    }

    private static double across(Area area) {
        return span(area.outline().stream().mapToInt(Point::x).toArray());
    }

    private static double span(int[] places) {
        int least = Integer.MAX_VALUE;
        int most = Integer.MIN_VALUE;
        for (int place : places) {
            least = Math.min(least, place);
            most = Math.max(most, place);
        }
        return (double) most - least;
    }

    /** Where the part begins: around the middle of what is the seat's, but not beyond the edge of the board. */
    private static int kept(List<Point> own, List<Point> all, boolean across, int length, int before, int behind) {
        int[] mine = places(own, across);
        int[] board = places(all, across);
        int middle = (min(mine) + max(mine)) / 2;
        int first = min(board) - before;
        int last = max(board) + behind;
        if (last - first <= length) {
            return (first + last - length) / 2;
        }
        return Math.clamp(middle - length / 2, first, last - length);
    }

    private static int[] places(List<Point> points, boolean across) {
        return points.stream().mapToInt(point -> across ? point.x() : point.y()).toArray();
    }

    private static int min(int[] places) {
        int least = places[0];
        for (int place : places) {
            least = Math.min(least, place);
        }
        return least;
    }

    private static int max(int[] places) {
        int most = places[0];
        for (int place : places) {
            most = Math.max(most, place);
        }
        return most;
    }

    /** The middle of some places, and how far they are apart. */
    record Region(double x, double y, double width, double height) {

        static Optional<Region> of(List<Point2D> places) {
            return places.stream()
                    .<Rectangle2D>map(place -> new Rectangle2D.Double(place.getX(), place.getY(), 0, 0))
                    .reduce(Region::both)
                    .map(all -> new Region(all.getCenterX(), all.getCenterY(), all.getWidth(), all.getHeight()));
        }

        private static Rectangle2D both(Rectangle2D one, Rectangle2D other) {
            Rectangle2D all = new Rectangle2D.Double();
            all.setRect(one);
            all.add(other);
            return all;
        }
    }
}
