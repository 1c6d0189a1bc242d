package heraldo.bot.render;

import heraldo.bot.render.NameSearch.Spot;
import heraldo.bot.render.Orbs.Orb;
import heraldo.rules.scene.Wheel.Radii;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Finds places for the names of worlds: below their disc where there is room, else above or beside it, and where nobody takes
 * them for a neighbour's.
 */
final class WorldNames {

    static final Typeface FACE = Typeface.STRONG;

    private static final double SIZE = 15;
    private static final double SIZE_OF_MANY = 14;
    private static final int MANY = 60;
    private static final double SIZE_OF_MOST = 13;
    private static final int MOST = 64;
    private static final double LINE = 1.42;
    private static final double FEET = 0.28;
    private static final double GAP = 6;
    private static final double NEAR = 200;

    /** A name without room is written so much smaller, so many times. */
    private static final double SHRUNK = 0.88;

    private static final int SMALLER = 3;

    /** With so many places that lie over nothing no others are looked for farther off. */
    private static final int ENOUGH = 24;

    /** So many of the cheapest places of a name take part in the search. */
    private static final int KEPT = 40;

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
    private static final double COVERS = 260;
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

    private final List<Orb> orbs;
    private final List<List<Rectangle2D>> signs;
    private final List<RaidFlight> flights;
    private final List<Rectangle2D> fixed;
    private final Radii radii;
    private final List<List<String>> texts;
    private final double[] sizes;

    WorldNames(List<Orb> orbs, List<RaidFlight> flights, List<Rectangle2D> letters, Radii radii, Wording wording) {
        this.fixed = new ArrayList<>(letters);
        flights.forEach(flight -> fixed.addAll(flight.signs()));
        this.orbs = orbs;
        this.signs = orbs.stream().map(Orb::signs).toList();
        this.flights = flights;
        this.radii = radii;
        double size = orbs.size() > MOST ? SIZE_OF_MOST : orbs.size() > MANY ? SIZE_OF_MANY : SIZE;
        this.texts = orbs.stream()
                .map(orb -> List.of(wording.say(orb.world().name()).split(" ", 2)))
                .toList();
        this.sizes = new double[orbs.size()];
        Arrays.fill(sizes, size);
    }

    /**
     * A name and where it stands.
     *
     * @param size the height of a capital
     * @param box what its letters cover
     */
    record Placed(List<String> lines, double size, Rectangle2D box) {

        /** Its lines, each where it stands. */
        List<LetterStamps.Words> words() {
            List<LetterStamps.Words> words = new ArrayList<>();
            double y = box.getY() + size;
            for (String line : lines) {
                words.add(new LetterStamps.Words(line, box.getCenterX() - FACE.width(line, size) / 2, y));
                y += LINE * size;
            }
            return words;
        }
    }

    /** All names; one that finds no room with all others is written smaller. */
    List<Placed> find() {
        List<List<Spot>> spots = new ArrayList<>(
                orbs.stream().map(orb -> spots(orb, sizes[orb.number()])).toList());
        NameCosts costs = new NameCosts(spots);
        NameSearch search = new NameSearch(costs);
        int[] chosen = search.best();
        for (int round = 0; round < SMALLER; round++) {
            List<Integer> cramped = cramped(spots, chosen);
            if (cramped.isEmpty()) {
                break;
            }
            for (int name : cramped) {
                sizes[name] *= SHRUNK;
                spots.set(name, spots(orbs.get(name), sizes[name]));
                costs.replace(name, spots.get(name));
            }
            chosen = search.best();
        }
        List<Placed> placed = new ArrayList<>();
        for (int i = 0; i < chosen.length; i++) {
            placed.add(new Placed(
                    texts.get(i), sizes[i], spots.get(i).get(chosen[i]).box()));
        }
        return placed;
    }

    /** Names that lie over something, or over one another. */
    private static List<Integer> cramped(List<List<Spot>> spots, int[] chosen) {
        List<Integer> cramped = new ArrayList<>();
        for (int i = 0; i < chosen.length; i++) {
            Spot spot = spots.get(i).get(chosen[i]);
            boolean over = spot.cost() >= COVERS;
            for (int j = 0; j < chosen.length && !over; j++) {
                over = j != i
                        && spot.box().intersects(spots.get(j).get(chosen[j]).box());
            }
            if (over) {
                cramped.add(i);
            }
        }
        return cramped;
    }

    private List<Spot> spots(Orb orb, double size) {
        List<String> lines = texts.get(orb.number());
        double width =
                lines.stream().mapToDouble(line -> FACE.width(line, size)).max().orElse(0);
        boolean feet = lines.get(lines.size() - 1).matches(".*[gjpqyQ].*");
        double height = size * (1 + LINE * (lines.size() - 1) + (feet ? FEET : 0));
        Surroundings near = new Surroundings(orb, width, height);
        double down = orb.reach() + GAP + height / 2;
        double across = orb.radius() + GAP + width / 2;
        for (double far : FARTHER) {
            if (near.free() >= ENOUGH) {
                break;
            }
            for (double shift : SHIFTS) {
                double off = OFF_MIDDLE * Math.abs(shift) + FAR * far;
                near.add(shift * width, down + far, off);
                near.add(shift * width, -down - far, ABOVE + off);
            }
            for (double side : new double[] {1, -1}) {
                near.add(side * (across - 8 + far), 0.75 * down, CORNER + FAR * far);
                near.add(side * (across - 8 + far), -0.75 * down, UPPER_CORNER + FAR * far);
                for (double level : LEVELS) {
                    near.add(side * (across + far), level, BESIDE + FAR * far + Math.abs(level));
                }
            }
        }
        return near.cheapest();
    }

    /** What lies around a world and is better not covered. */
    private final class Surroundings {

        private final Orb orb;
        private final double width;
        private final double height;

        /** No part of a name is farther from its middle. */
        private final double half;

        private final List<Orb> worlds;
        private final List<Rectangle2D> taken = new ArrayList<>();
        private final List<Point2D> ways = new ArrayList<>();
        private final List<Spot> spots = new ArrayList<>();
        private int free;

        Surroundings(Orb orb, double width, double height) {
            this.orb = orb;
            this.width = width;
            this.height = height;
            this.half = Math.hypot(width, height) / 2 + ASIDE;
            double across = orb.reach() + 2 * GAP + FARTHEST + width;
            double down = orb.reach() + 2 * GAP + FARTHEST + height;
            Rectangle2D around = new Rectangle2D.Double(orb.x() - across, orb.y() - down, 2 * across, 2 * down);
            this.worlds = orbs.stream()
                    .filter(other -> orb.distance(other.x(), other.y()) < NEAR)
                    .toList();
            add(fixed, around);
            worlds.forEach(world -> add(signs.get(world.number()), around));
            for (RaidFlight flight : flights) {
                flight.way().stream().filter(around::contains).forEach(ways::add);
            }
        }

        private void add(List<Rectangle2D> boxes, Rectangle2D around) {
            for (Rectangle2D box : boxes) {
                if (box.intersects(around)) {
                    taken.add(box);
                }
            }
        }

        void add(double dx, double dy, double cost) {
            Rectangle2D box =
                    new Rectangle2D.Double(orb.x() + dx - width / 2, orb.y() + dy - height / 2, width, height);
            double own = away(box, orb, Double.MAX_VALUE);
            double[] away = new double[worlds.size()];
            for (int i = 0; i < away.length; i++) {
                away[i] = away(box, worlds.get(i), Math.max(0, own + STRANGE_WITHIN));
            }
            Spot spot = new Spot(box, cost + covered(box, away) + rings(box) + strange(own, away));
            spots.add(spot);
            free += spot.cost() < COVERS ? 1 : 0;
        }

        /** How many places have been found that lie over nothing. */
        int free() {
            return free;
        }

        List<Spot> cheapest() {
            return spots.stream()
                    .sorted(Comparator.comparingDouble(Spot::cost))
                    .limit(KEPT)
                    .toList();
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

        /** How much of two boxes that overlap is the same. */
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

        /** How much nearer another world is than the name's own. */
        private double strange(double own, double... away) {
            double cost = 0;
            for (int i = 0; i < away.length; i++) {
                if (worlds.get(i).number() != orb.number()) {
                    cost += STRANGE * Math.max(0, own + STRANGE_WITHIN - away[i]);
                }
            }
            return cost;
        }

        /** How far a box is from a world; at least so far where it is farther than matters. */
        private static double away(Rectangle2D box, Orb world, double matters) {
            double dx = Math.max(0, Math.max(box.getX() - world.x(), world.x() - box.getMaxX()));
            double dy = Math.max(0, Math.max(box.getY() - world.y(), world.y() - box.getMaxY()));
            double least = Math.max(dx, dy) - world.radius();
            return dx == 0 || dy == 0 || least >= matters ? least : Math.hypot(dx, dy) - world.radius();
        }
    }
}
