package heraldo.bot.render;

import heraldo.bot.render.NameSearch.Spot;
import heraldo.rules.scene.Wheel.Radii;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The candidate places for the name of a world: below its disc, else above or beside it; and the cost of each by itself. Most
 * worlds have the same around them on one plate after another, so a cache holds the places by all they depend on.
 *
 * @param own the disc of the world
 * @param reach the radius of the world with its light
 * @param size of the name
 * @param worlds the discs near it, with its own
 * @param taken boxes that a name must not cover
 * @param ways points of the ways of raids
 * @param wanting whether the usual places were not enough
 */
record NamePlaces(
        Disc own,
        double reach,
        Size size,
        List<Disc> worlds,
        List<Rectangle2D> taken,
        List<Point2D> ways,
        Radii radii,
        boolean wanting) {

    /** The least cost of a place that lies over anything. */
    static final double COVERS = 260;

    /** With so many places that lie over nothing no others are looked for farther off. */
    private static final int ENOUGH = 24;

    /** So many of the cheapest places of a name take part in the search, and of one for which these are not enough. */
    private static final int KEPT = 40;

    private static final int KEPT_OF_MANY = 120;

    /** In so many directions a name may stand for which the usual places are not enough. */
    private static final int DIRECTIONS = 32;

    private static final double GAP = 6;
    private static final Kept<NamePlaces, List<Spot>> FOUND = new Kept<>(1000);
    private static final double[] SHIFTS = {0, 0.1, -0.1, 0.2, -0.2, 0.3, -0.3, 0.4, -0.4};
    private static final double[] FARTHER = {0, 6, 12, 20, 28, 38};
    private static final double FARTHEST = 38;
    private static final double[] LEVELS = {0, 8, -8, 16, -16};
    private static final double OFF_MIDDLE = 22;
    private static final double FAR = 1.6;
    private static final double ABOVE = 42;
    private static final double CORNER = 34;
    private static final double BESIDE = 48;
    private static final double UPPER_CORNER = 50;
    private static final double ON_WORLD = 40;
    private static final double ON_SIGN = 5;
    private static final double ON_WAY = 11;
    private static final double ON_WALL = 60;
    private static final double ON_RIM = 240;
    private static final double ON_HUB = 60;

    /** So much farther from a ring than it matters, a name is clear of it. */
    private static final double ASIDE = 4;

    private static final double STRANGE = 9;
    private static final double STRANGE_WITHIN = 5;

    /** The width and the height of a name, in pixels. */
    record Size(double width, double height) {}

    /** The disc of a world. */
    record Disc(double x, double y, double radius) {}

    /** Returns the distance from a world within which things matter to its name, beyond the width and the height of that name. */
    static double near(double reach) {
        return reach + 2 * GAP + FARTHEST;
    }

    /** The cheapest places, the cheapest first. */
    List<Spot> cheapest() {
        return FOUND.of(this, () -> new Search().cheapest());
    }

    /** A search for places, near ones first. */
    private final class Search {

        private final double width = size.width();
        private final double height = size.height();

        /** No part of a name is farther from its middle. */
        private final double half = Math.hypot(width, height) / 2 + ASIDE;

        private final List<Spot> spots = new ArrayList<>();

        /** The number of places found so far that lie over nothing. */
        private int free;

        List<Spot> cheapest() {
            double down = reach + GAP + height / 2;
            double across = own.radius() + GAP + width / 2;
            for (double far : FARTHER) {
                if (free >= ENOUGH && !wanting) {
                    break;
                }
                aboveAndBelow(down, far);
                beside(across, down, far);
                if (wanting) {
                    around(far);
                }
            }
            return spots.stream()
                    .sorted(Comparator.comparingDouble(Spot::cost))
                    .limit(wanting ? KEPT_OF_MANY : KEPT)
                    .toList();
        }

        /** Places in every direction, each as near as the world allows. */
        private void around(double far) {
            for (int i = 0; i < DIRECTIONS; i++) {
                double angle = 2 * Math.PI * i / DIRECTIONS;
                double dx = Math.cos(angle);
                double dy = Math.sin(angle);
                double out = own.radius() + GAP + far;
                add(dx * (out + width / 2), dy * (out + height / 2), BESIDE + FAR * far);
            }
        }

        private void aboveAndBelow(double down, double far) {
            for (double shift : SHIFTS) {
                double off = OFF_MIDDLE * Math.abs(shift) + FAR * far;
                add(shift * width, down + far, off);
                add(shift * width, -down - far, ABOVE + off);
            }
        }

        private void beside(double across, double down, double far) {
            for (double side : new double[] {1, -1}) {
                add(side * (across - 8 + far), 0.75 * down, CORNER + FAR * far);
                add(side * (across - 8 + far), -0.75 * down, UPPER_CORNER + FAR * far);
                for (double level : LEVELS) {
                    add(side * (across + far), level, BESIDE + FAR * far + Math.abs(level));
                }
            }
        }

        private void add(double dx, double dy, double cost) {
            Rectangle2D box =
                    new Rectangle2D.Double(own.x() + dx - width / 2, own.y() + dy - height / 2, width, height);
            double home = away(box, own, Double.MAX_VALUE);
            double[] away = new double[worlds.size()];
            for (int i = 0; i < away.length; i++) {
                away[i] = away(box, worlds.get(i), Math.max(0, home + STRANGE_WITHIN));
            }
            Spot spot = new Spot(box, cost + covered(box, away) + rings(box) + strange(home, away));
            spots.add(spot);
            free += spot.cost() < COVERS ? 1 : 0;
        }

        private double covered(Rectangle2D box, double... away) {
            double cost = 0;
            for (double way : away) {
                cost += way < 0 ? COVERS + ON_WORLD * -way : 0;
            }
            for (Rectangle2D sign : taken) {
                cost += box.intersects(sign) ? COVERS + ON_SIGN * common(box, sign) : 0;
            }
            for (Point2D way : ways) {
                cost += box.contains(way) ? ON_WAY : 0;
            }
            return cost;
        }

        /** Returns the area that two overlapping boxes share. */
        private static double common(Rectangle2D one, Rectangle2D other) {
            return (Math.min(one.getMaxX(), other.getMaxX()) - Math.max(one.getX(), other.getX()))
                    * (Math.min(one.getMaxY(), other.getMaxY()) - Math.max(one.getY(), other.getY()));
        }

        /** The hub, the wall with its letters, and the rim. */
        private double rings(Rectangle2D box) {
            double middle = Point2D.distance(
                    box.getCenterX(),
                    box.getCenterY(),
                    radii.middle().x(),
                    radii.middle().y());
            double from = middle - half;
            double to = middle + half;
            boolean outside = from > radii.wall() + radii.gap();
            boolean inside = from > radii.hub() && to < radii.wall();
            return (outside || inside) && to < radii.rim() ? 0 : touched(box);
        }

        private double touched(Rectangle2D box) {
            double cost = 0;
            boolean out = false;
            for (int i = 0; i < 15; i++) {
                int row = i / 5;
                double px = box.getX() + box.getWidth() * (i % 5) / 4;
                double py = box.getY() + box.getHeight() * row / 2;
                double from = Point2D.distance(
                        px, py, radii.middle().x(), radii.middle().y());
                cost += from > radii.wall() - 3 && from < radii.wall() + radii.gap() + 3 ? ON_WALL : 0;
                cost += from > radii.rim() - 1 ? ON_RIM : 0;
                out |= from > radii.rim() - 1;
                cost += from < radii.hub() + 2 ? ON_HUB : 0;
            }
            return cost + (out ? COVERS : 0);
        }

        /** Returns the cost of other worlds that lie nearer to the name than its own, or hardly farther. */
        private double strange(double home, double... away) {
            double cost = 0;
            for (int i = 0; i < away.length; i++) {
                if (!worlds.get(i).equals(own)) {
                    cost += STRANGE * Math.max(0, home + STRANGE_WITHIN - away[i]);
                }
            }
            return cost;
        }

        /** Returns the distance of a box from a world, or a lower bound of it where the world is farther than matters. */
        private static double away(Rectangle2D box, Disc world, double matters) {
            double dx = Math.max(0, Math.max(box.getX() - world.x(), world.x() - box.getMaxX()));
            double dy = Math.max(0, Math.max(box.getY() - world.y(), world.y() - box.getMaxY()));
            double least = Math.max(dx, dy) - world.radius();
            return dx == 0 || dy == 0 || least >= matters ? least : Math.hypot(dx, dy) - world.radius();
        }
    }
}
