package heraldo.bot.render;

import heraldo.rules.scene.Plate;
import heraldo.rules.scene.Plate.Area;
import heraldo.rules.scene.Plate.Tag;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Places the id that players type for an area: at its usual place, else as near to it as possible within the area, clear of
 * arrow shafts if there is room; smaller only if nothing else fits.
 */
final class TagSearch {

    /**
     * The sizes of an id, as shares of its usual one; the reach of its places from the middle of the area and their step, in
     * radii.
     */
    private static final double[] SIZES = {1, 0.86, 0.74, 0.62, 0.52};

    private static final double REACH = 0.8;
    private static final double STEP = 0.08;

    /** The distance of a large id from the edge of its area, along which the border of a land may run. */
    private static final double BORDER = 9;

    /** The gap between an id and everything else. */
    private static final double CLEAR = 2;

    private final Frame frame;
    private final double radius;
    private final double least;

    /**
     * A search.
     *
     * @param least the least size of ids, if there is room
     */
    TagSearch(Frame frame, double radius, double least) {
        this.frame = frame;
        this.radius = radius;
        this.least = least;
    }

    /** A box and what is kept free around it. */
    static Rectangle2D clear(Rectangle2D box) {
        return grown(box, CLEAR);
    }

    private static Rectangle2D grown(Rectangle2D box, double more) {
        return new Rectangle2D.Double(
                box.getX() - more, box.getY() - more, box.getWidth() + 2 * more, box.getHeight() + 2 * more);
    }

    /** The id of an area where it usually stands. */
    Layout.Placed usual(Area area) {
        Tag tag = area.tag();
        boolean faint = area.ground().equals(Plate.FOG);
        double size = Math.max(least, frame.length(tag.size()));
        return new Layout.Placed(tag.text(), faint, frame.x(tag.at()), frame.y(tag.at()), size);
    }

    /** The best place that is free. */
    Optional<Layout.Placed> place(Area area, List<Layout.March> marches, ArrowWay ways, Predicate<Rectangle2D> free) {
        Layout.Placed usual = usual(area);
        double x = frame.x(area.middle());
        double y = frame.y(area.middle());
        List<ArrowWay.Flight> near = marches.stream()
                .map(Layout.March::flight)
                .filter(flight -> flight.distance(x, y) < radius)
                .toList();
        Predicate<Rectangle2D> off = free.and(box -> near.stream().noneMatch(flight -> ways.crosses(flight, box)));
        Path2D outline = frame.line(area.outline(), true);
        Predicate<Rectangle2D> inside = off.and(box -> outline.contains(grown(box, BORDER)));
        return Optional.of(usual)
                .filter(placed -> (least > 0 ? inside : off).test(placed.box()))
                .or(() -> least > 0 ? around(area, usual, inside, SIZES[0]) : Optional.empty())
                .or(() -> around(area, usual, off))
                .or(() -> around(area, usual, free));
    }

    private Optional<Layout.Placed> around(Area area, Layout.Placed usual, Predicate<Rectangle2D> free) {
        return around(area, usual, free, SIZES);
    }

    private Optional<Layout.Placed> around(
            Area area, Layout.Placed usual, Predicate<Rectangle2D> free, double... sizes) {
        Path2D outline = frame.line(area.outline(), true);
        double left = frame.x(area.middle());
        double top = frame.y(area.middle());
        List<Point2D> places = new ArrayList<>();
        for (double across = -REACH; across <= REACH; across += STEP) {
            for (double down = -REACH; down <= REACH; down += STEP) {
                places.add(new Point2D.Double(left + across * radius, top + down * radius));
            }
        }
        places.sort(Comparator.comparingDouble(place -> place.distanceSq(usual.x(), usual.y())));
        for (double share : sizes) {
            for (Point2D place : places) {
                Layout.Placed placed = new Layout.Placed(
                        usual.text(), usual.faint(), place.getX(), place.getY(), share * usual.size());
                Rectangle2D box = placed.box();
                if (outline.contains(box) && free.test(box)) {
                    return Optional.of(placed);
                }
            }
        }
        return Optional.empty();
    }
}
