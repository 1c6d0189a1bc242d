package heraldo.bot.render;

import heraldo.bot.render.NameSearch.Spot;
import heraldo.bot.render.Orbs.Orb;
import heraldo.rules.scene.Wheel.Radii;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

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
    private static final double NEAR = 200;

    /** A name without room is written so much smaller, so many times. */
    private static final double SHRUNK = 0.88;

    private static final int SMALLER = 3;

    private final List<Orb> orbs;
    private final List<List<Rectangle2D>> signs;
    private final List<RaidFlight> flights;
    private final List<Rectangle2D> fixed;
    private final Radii radii;
    private final List<List<String>> texts;
    private final double[] sizes;

    /** The flags of the names with more places than the usual ones. */
    private final boolean[] wanting;

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
        this.wanting = new boolean[orbs.size()];
    }

    /**
     * A name and where it stands.
     *
     * @param size the height of a capital
     * @param box that its letters cover
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

    /** All names; one that finds no room with all others gets more places, and then is written smaller. */
    List<Placed> find() {
        List<List<Spot>> spots = new ArrayList<>(
                orbs.stream().map(orb -> spots(orb, sizes[orb.number()])).toList());
        NameCosts costs = new NameCosts(spots);
        NameSearch search = new NameSearch(costs);
        int[] chosen = search.best();
        for (int round = 0; round <= SMALLER; round++) {
            List<Integer> cramped = cramped(spots, chosen);
            if (cramped.isEmpty()) {
                break;
            }
            for (int name : cramped) {
                sizes[name] *= wanting[name] ? SHRUNK : 1;
                wanting[name] = true;
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
            boolean over = spot.cost() >= NamePlaces.COVERS;
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
        return places(orb, new NamePlaces.Size(width, height)).cheapest();
    }

    /** Returns the candidate places of a name, with what lies around its world and is better not covered. */
    private NamePlaces places(Orb orb, NamePlaces.Size size) {
        double across = NamePlaces.near(orb.reach()) + size.width();
        double down = NamePlaces.near(orb.reach()) + size.height();
        Rectangle2D around = new Rectangle2D.Double(orb.x() - across, orb.y() - down, 2 * across, 2 * down);
        List<Orb> worlds = orbs.stream()
                .filter(other -> orb.distance(other.x(), other.y()) < NEAR)
                .toList();
        Stream<Rectangle2D> near = worlds.stream().flatMap(world -> signs.get(world.number()).stream());
        List<Rectangle2D> taken =
                Stream.concat(fixed.stream(), near).filter(around::intersects).toList();
        List<Point2D> ways = flights.stream()
                .flatMap(flight -> flight.way().stream())
                .filter(around::contains)
                .toList();
        List<NamePlaces.Disc> discs = worlds.stream().map(Orb::disc).toList();
        return new NamePlaces(orb.disc(), orb.reach(), size, discs, taken, ways, radii, wanting[orb.number()]);
    }
}
