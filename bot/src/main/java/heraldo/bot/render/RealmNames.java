package heraldo.bot.render;

import heraldo.rules.scene.Plate.Area;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds room for the names of realms on their land, over nothing else. Where there is no room there is no name. */
final class RealmNames {

    private static final int LEAST = 6;
    private static final double[] SIZES = {32, 29, 26, 23, 21, 19, 17, 15};
    private static final int STEPS = 6;

    /** By how many places of a name it is known that it stands on the land. */
    private static final int ACROSS = 6;

    private static final int DOWN = 2;

    /** How far the halo stands out, in heights of a capital. */
    private static final double HALO = 0.18;

    private final Frame frame;
    private final double radius;
    private final Room room;
    private final List<Rectangle2D> names = new ArrayList<>();

    /** A name and where its middle is. */
    record Placed(String text, double x, double y, double size, Rectangle2D box) {
        static Placed of(String text, double x, double y, double size) {
            return new Placed(text, x, y, size, around(x, y, Typeface.TITLE.width(text, size), size));
        }

        private static Rectangle2D around(double x, double y, double width, double size) {
            double halo = HALO * size;
            return new Rectangle2D.Double(x - width / 2 - halo, y - size / 2 - halo, width + 2 * halo, size + 2 * halo);
        }
    }

    /**
     * A search.
     *
     * @param closed what no name may cover
     */
    RealmNames(Frame frame, double radius, List<Rectangle2D> closed) {
        this.frame = frame;
        this.radius = radius;
        this.room = new Room(frame.width(), closed);
    }

    Optional<Placed> place(Land land, String name) {
        if (land.areas().size() < LEAST) {
            return Optional.empty();
        }
        Path2D ground = new Path2D.Double(Path2D.WIND_NON_ZERO);
        land.outlines().forEach(outline -> ground.append(frame.line(outline, true), false));
        for (double size : SIZES) {
            Optional<Placed> best = best(land, ground, name, size);
            if (best.isPresent()) {
                names.add(best.get().box());
                return best;
            }
        }
        return Optional.empty();
    }

    /** The place nearest to the middle of the land. */
    private Optional<Placed> best(Land land, Path2D ground, String name, double size) {
        Point2D heart = heart(land);
        double width = Typeface.TITLE.width(name, size);
        Optional<Placed> best = Optional.empty();
        double least = Double.MAX_VALUE;
        for (Area area : land.areas()) {
            for (int across = -STEPS; across <= STEPS; across++) {
                for (int down = -STEPS; down <= STEPS; down++) {
                    double x = frame.x(area.middle()) + radius * across / STEPS;
                    double y = frame.y(area.middle()) + radius * down / STEPS;
                    double cost = heart.distanceSq(x, y);
                    if (cost < least) {
                        Rectangle2D box = Placed.around(x, y, width, size);
                        if (free(box) && on(ground, box)) {
                            least = cost;
                            best = Optional.of(new Placed(name, x, y, size, box));
                        }
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

    private boolean free(Rectangle2D box) {
        return room.free(box) && frame.shows(box) && names.stream().noneMatch(box::intersects);
    }

    /** Whether a name stands on the land from end to end, from its feet to its head. */
    private static boolean on(Path2D ground, Rectangle2D box) {
        for (int i = 0; i <= ACROSS; i++) {
            for (int j = 0; j <= DOWN; j++) {
                double x = box.getX() + box.getWidth() * i / ACROSS;
                double y = box.getY() + box.getHeight() * j / DOWN;
                if (!ground.contains(x, y)) {
                    return false;
                }
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
