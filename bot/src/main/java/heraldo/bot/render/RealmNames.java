package heraldo.bot.render;

import heraldo.rules.scene.Plate.Area;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds room for the names of realms on their land, over nothing else. Where there is no room there is no name. */
final class RealmNames {

    /** Lands of fewer areas have no name. */
    static final int LEAST = 6;

    private static final double[] SIZES = {32, 29, 26, 23, 21, 19, 17, 15};
    private static final int STEPS = 6;

    /** The width of the halo, in heights of a capital. */
    private static final double HALO = 0.18;

    /** The gap between a name and what it must not cover, in pixels. */
    private static final double CLEAR = 2.5;

    /** The gap between a name and the border of its land, in pixels. */
    private static final double BORDER = 5;

    /** The cost of displacing an id, as the squared distance from the middle of the land that is as bad, in radii. */
    private static final double DISPLACED = 9;

    private final Frame frame;
    private final double radius;
    private final double most;
    private final Room room;
    private final List<Rectangle2D> ids;
    private final List<Rectangle2D> names = new ArrayList<>();

    /** A name and where its middle is. */
    record Placed(String text, double x, double y, double size, Rectangle2D box) {
        static Placed of(String text, double x, double y, double size) {
            return new Placed(text, x, y, size, moved(around(text, size), x, y));
        }

        /** Returns the box of a name with its halo, around its middle. */
        private static Rectangle2D around(String text, double size) {
            double halo = HALO * size;
            Rectangle2D letters = Typeface.TITLE.bounds(text, -Typeface.TITLE.width(text, size) / 2, size / 2, size);
            return grown(letters, halo);
        }

        private static Rectangle2D moved(Rectangle2D box, double x, double y) {
            return new Rectangle2D.Double(box.getX() + x, box.getY() + y, box.getWidth(), box.getHeight());
        }

        private static Rectangle2D grown(Rectangle2D box, double more) {
            return new Rectangle2D.Double(
                    box.getX() - more, box.getY() - more, box.getWidth() + 2 * more, box.getHeight() + 2 * more);
        }
    }

    /**
     * A search.
     *
     * @param most the largest size of a name
     * @param closed boxes that no name may cover
     * @param ids boxes that make room for a name, but had better stay where they are
     */
    RealmNames(Frame frame, double radius, double most, List<Rectangle2D> closed, List<Rectangle2D> ids) {
        this.frame = frame;
        this.radius = radius;
        this.most = most;
        this.ids = ids;
        this.room = new Room(
                frame.width(),
                closed.stream().map(box -> Placed.grown(box, CLEAR)).toList());
    }

    Optional<Placed> place(Land land, String name) {
        if (land.areas().size() < LEAST) {
            return Optional.empty();
        }
        Ground ground = new Ground(land, frame);
        List<Point2D> open = open(land, ground, Placed.around(name, SIZES[SIZES.length - 1]));
        for (double size : SIZES) {
            Optional<Placed> best = size > most ? Optional.empty() : best(open, ground, heart(land), name, size);
            if (best.isPresent()) {
                names.add(best.get().box());
                return best;
            }
        }
        return Optional.empty();
    }

    /** Lists the places where the smallest name covers nothing; a larger one fits nowhere else. */
    private List<Point2D> open(Land land, Ground ground, Rectangle2D around) {
        List<Point2D> open = new ArrayList<>();
        for (Area area : land.areas()) {
            for (int across = -STEPS; across <= STEPS; across++) {
                for (int down = -STEPS; down <= STEPS; down++) {
                    double x = frame.x(area.middle()) + radius * across / STEPS;
                    double y = frame.y(area.middle()) + radius * down / STEPS;
                    Rectangle2D box = Placed.moved(around, x, y);
                    if (ground.surrounds(box) && free(box)) {
                        open.add(new Point2D.Double(x, y));
                    }
                }
            }
        }
        return open;
    }

    /** The place nearest to the middle of the land. */
    private Optional<Placed> best(List<Point2D> open, Ground ground, Point2D heart, String name, double size) {
        Rectangle2D around = Placed.around(name, size);
        Optional<Placed> best = Optional.empty();
        if (!ground.fits(Placed.grown(around, BORDER))) {
            return best;
        }
        double least = Double.MAX_VALUE;
        for (Point2D place : open) {
            double cost = heart.distanceSq(place);
            if (cost < least) {
                Rectangle2D box = Placed.moved(around, place.getX(), place.getY());
                if (ground.surrounds(box) && free(box) && ground.holds(Placed.grown(box, BORDER))) {
                    double all = cost + covered(box) * DISPLACED * radius * radius;
                    if (all < least) {
                        least = all;
                        best = Optional.of(new Placed(name, place.getX(), place.getY(), size, box));
                    }
                }
            }
        }
        return best;
    }

    private Point2D heart(Land land) {
        double x = land.areas().stream()
                .mapToDouble(area -> frame.x(area.middle()))
                .average()
                .orElse(0);
        double y = land.areas().stream()
                .mapToDouble(area -> frame.y(area.middle()))
                .average()
                .orElse(0);
        return new Point2D.Double(x, y);
    }

    private long covered(Rectangle2D box) {
        return ids.stream().filter(box::intersects).count();
    }

    private boolean free(Rectangle2D box) {
        if (!room.free(box) || !frame.shows(box, BORDER)) {
            return false;
        }
        for (Rectangle2D name : names) {
            if (box.intersects(name)) {
                return false;
            }
        }
        return true;
    }

    static void draw(Easel easel, Placed name) {
        double left = name.x() - Typeface.TITLE.width(name.text(), name.size()) / 2;
        new LetterStamps(easel, Typeface.TITLE, name.size(), 2 * HALO * name.size())
                .set(List.of(new LetterStamps.Words(name.text(), left, name.y() + name.size() / 2)));
    }
}
