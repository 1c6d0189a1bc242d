package heraldo.rules.ruleset.caos.picture;

import heraldo.rules.kernel.Known;
import heraldo.rules.scene.Point;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Finds a place for the name of every planet: below it where there is room, else above or beside it, so that names cover
 * neither planets nor one another. The longest names choose first, and everybody may think again.
 */
final class NamePlaces {

    /** Height of a capital letter of a name, in scene units. */
    static final int SIZE = 13;

    private static final int ROUNDS = 3;
    private static final int BELOW = 30;
    private static final int SIDE = 21;
    private static final Box FRAME = new Box(4, 4, 2 * Ring.MIDDLE - 4, 2 * Ring.MIDDLE - 4);

    private final SortedMap<String, Point> planets;
    private final List<Box> taken;
    private final SortedMap<String, Box> names = new TreeMap<>();

    private NamePlaces(SortedMap<String, Point> planets, List<Box> taken) {
        this.planets = planets;
        this.taken = taken;
    }

    /**
     * The middle of every name.
     *
     * @param planets the point of each planet
     * @param taken the boxes that names must not cover: planets with their signs, other words
     */
    static SortedMap<String, Point> of(SortedMap<String, Point> planets, List<Box> taken) {
        NamePlaces places = new NamePlaces(planets, taken);
        List<String> order = planets.keySet().stream()
                .sorted(Comparator.comparingInt(String::length).reversed())
                .toList();
        for (int round = 0; round < ROUNDS; round++) {
            order.forEach(name -> places.names.put(name, places.best(name)));
        }
        SortedMap<String, Point> middles = new TreeMap<>();
        places.names.forEach((name, box) ->
                middles.put(name, new Point((box.left() + box.right()) / 2, (box.top() + box.bottom()) / 2)));
        return middles;
    }

    /** Returns the width of a name, by a slightly generous estimate. */
    static int width(String name) {
        return name.length() * SIZE * 19 / 20;
    }

    private Box best(String name) {
        return candidates(Known.in(planets, name), width(name)).stream()
                .min(Comparator.comparingInt(box -> crowding(name, box)))
                .orElseThrow();
    }

    /** Lists the candidate boxes for a name, best first. */
    private static List<Box> candidates(Point planet, int width) {
        List<Point> middles = new ArrayList<>();
        for (int slip : new int[] {0, 1, -1, 2, -2, 3, -3}) {
            middles.add(planet.plus(slip * width / 6, BELOW));
            middles.add(planet.plus(slip * width / 6, -BELOW));
        }
        for (int up : new int[] {0, SIZE, -SIZE}) {
            middles.add(planet.plus(SIDE + width / 2, up));
            middles.add(planet.plus(-SIDE - width / 2, up));
        }
        return middles.stream()
                .map(middle -> Box.around(middle, width, SIZE + 4))
                .toList();
    }

    private int crowding(String name, Box box) {
        int crowding = 3 * box.outside(FRAME);
        for (Box obstacle : taken) {
            crowding += box.covered(obstacle);
        }
        for (var other : names.entrySet()) {
            crowding += other.getKey().equals(name) ? 0 : 2 * box.covered(other.getValue());
        }
        return crowding;
    }
}
