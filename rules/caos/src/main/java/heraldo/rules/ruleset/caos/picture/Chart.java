package heraldo.rules.ruleset.caos.picture;

import heraldo.rules.kernel.Known;
import heraldo.rules.ruleset.caos.book.Galaxy;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.book.Sector;
import heraldo.rules.ruleset.caos.book.Side;
import heraldo.rules.ruleset.caos.book.Subsector;
import heraldo.rules.scene.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** The layout of a galaxy on its drawing, 1000 units wide and high (§8.4). */
final class Chart {

    /** The radius at which arrows of bands without planets begin. */
    private static final int OUTSIDE = 494;

    /** The distance of a name below the outer rim of its wedge. */
    private static final int UNDER_RIM = 12;

    /** A letter of a subsector's name, roughly. */
    private static final int LETTER = 18;

    private final Galaxy galaxy;
    private final SortedMap<String, Point> planets = new TreeMap<>();
    private final SortedMap<String, Point> names;

    Chart(Galaxy galaxy) {
        this.galaxy = galaxy;
        galaxy.subsectors().values().forEach(this::place);
        List<Box> taken = new ArrayList<>();
        galaxy.planets().values().forEach(planet -> taken.addAll(Worlds.boxes(planet, planet(planet.id()))));
        galaxy.subsectors().values().forEach(subsector -> taken.addAll(boxes(subsector)));
        this.names = NamePlaces.of(planets, taken);
    }

    private void place(Subsector subsector) {
        int m = subsector.planets().size();
        for (int j = 0; j < m; j++) {
            planets.put(subsector.planets().get(j).id(), wedge(subsector).planet(ring(subsector), j, m));
        }
    }

    Galaxy galaxy() {
        return galaxy;
    }

    Point planet(String id) {
        return Known.in(planets, id);
    }

    /** The middle of a planet's name. */
    Point name(String planet) {
        return Known.in(names, planet);
    }

    /** The middle of a subsector's name, which stands along the outer rim of its wedge. */
    Point name(Subsector subsector) {
        return wedge(subsector).centre(ring(subsector).to() - UNDER_RIM);
    }

    /** Returns the boxes that the name of a subsector covers. */
    private List<Box> boxes(Subsector subsector) {
        return IntStream.of(-3 * LETTER / 2, -LETTER / 2, LETTER / 2, 3 * LETTER / 2)
                .mapToObj(units -> wedge(subsector).beside(ring(subsector).to() - UNDER_RIM, units))
                .map(point -> Box.around(point, LETTER, LETTER))
                .toList();
    }

    Point middle(Subsector subsector) {
        return wedge(subsector).centre(ring(subsector).middle());
    }

    List<Point> outline(Subsector subsector) {
        Ring ring = ring(subsector);
        return wedge(subsector).outline(ring.from(), ring.to());
    }

    Wedge wedge(Sector sector) {
        List<Sector> circle = sector.side() == Side.EYE ? galaxy.eye() : galaxy.outer();
        return new Wedge(circle.indexOf(sector), circle.size());
    }

    private Wedge wedge(Subsector subsector) {
        return wedge(galaxy.sector(subsector.sector()).orElseThrow());
    }

    private Ring ring(Subsector subsector) {
        boolean near = galaxy.sector(subsector.sector()).orElseThrow().near().equals(subsector);
        return subsector.side() == Side.EYE
                ? near ? Ring.EYE_OUTER : Ring.EYE_INNER
                : near ? Ring.EXT_INNER : Ring.EXT_OUTER;
    }

    /**
     * A place beyond the rim of the galaxy in the direction of a planet.
     *
     * @param turn 0 for straight above the planet, more for a little to one side, less for the other
     */
    Point outside(String id, int turn) {
        Planet planet = galaxy.planet(id);
        Subsector subsector = galaxy.subsector(planet.subsector());
        int m = subsector.planets().size();
        int j = subsector.planets().indexOf(planet);
        return wedge(subsector).at(OUTSIDE, 4 * (2 * j + 1) + turn, 8 * m);
    }
}
