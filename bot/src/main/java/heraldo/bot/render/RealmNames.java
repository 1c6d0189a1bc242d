package heraldo.bot.render;

import heraldo.rules.scene.Plate.Area;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds room for the names of realms on their land: no name over a sign that tells news, none over another, and as few others
 * covered as can be. Where there is no room there is no name.
 */
final class RealmNames {

    private static final int LEAST = 6;
    private static final double[] SIZES = {32, 29, 26, 23, 21};
    private static final double[] SHIFTS = {-0.9, -0.45, 0, 0.45, 0.9};
    private static final double PAD = 4;
    private static final double COVERED = 1.5;

    private final Frame frame;
    private final double radius;
    private final List<Rectangle2D> closed;
    private final List<Rectangle2D> soft;

    /** A name and where its middle is. */
    record Placed(String text, double x, double y, double size, Rectangle2D box) {}

    /**
     * A search.
     *
     * @param closed what no name may cover
     * @param soft what a name rather does not cover
     */
    RealmNames(Frame frame, double radius, List<Rectangle2D> closed, List<Rectangle2D> soft) {
        this.frame = frame;
        this.radius = radius;
        this.closed = new ArrayList<>(closed);
        this.soft = soft;
    }

    Optional<Placed> place(Land land, String name) {
        if (land.areas().size() < LEAST) {
            return Optional.empty();
        }
        List<Shape> ground = new ArrayList<>();
        land.areas().forEach(area -> ground.add(frame.line(area.outline(), true)));
        for (double size : SIZES) {
            Optional<Placed> best = best(land, ground, name, size);
            if (best.isPresent()) {
                closed.add(best.get().box());
                return best;
            }
        }
        return Optional.empty();
    }

    private Optional<Placed> best(Land land, List<Shape> ground, String name, double size) {
        double width = Typeface.TITLE.width(name, size) + 2 * PAD;
        Point2D heart = heart(land);
        Optional<Placed> best = Optional.empty();
        double least = Double.MAX_VALUE;
        for (Area area : land.areas()) {
            for (double across : SHIFTS) {
                for (double down : SHIFTS) {
                    double x = frame.x(area.middle()) + across * radius;
                    double y = frame.y(area.middle()) + down * radius;
                    Rectangle2D box = new Rectangle2D.Double(x - width / 2, y - size / 2 - PAD, width, size + 2 * PAD);
                    double cost = heart.distance(x, y) / radius / 4 + COVERED * covered(box);
                    if (cost < least && free(box) && on(ground, box)) {
                        least = cost;
                        best = Optional.of(new Placed(name, x, y, size, box));
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
        return closed.stream().noneMatch(box::intersects);
    }

    private long covered(Rectangle2D box) {
        return soft.stream().filter(box::intersects).count();
    }

    /** Whether the ends and the middle of a name stand on the land. */
    private static boolean on(List<Shape> ground, Rectangle2D box) {
        for (int i = 0; i <= 4; i++) {
            double x = box.getX() + box.getWidth() * i / 4;
            double y = box.getCenterY();
            if (ground.stream().noneMatch(shape -> shape.contains(x, y))) {
                return false;
            }
        }
        return true;
    }

    static void draw(Easel easel, Placed name) {
        Path2D outline = easel.centred(Typeface.TITLE, name.text(), name.x(), name.y(), name.size());
        easel.stroke(outline, easel.theme().ink("halo"), 12);
        easel.fill(outline, easel.theme().ink("letters"));
    }
}
