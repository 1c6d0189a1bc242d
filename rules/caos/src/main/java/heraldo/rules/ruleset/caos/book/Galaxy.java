package heraldo.rules.ruleset.caos.book;

import heraldo.rules.kernel.Frozen;
import heraldo.rules.kernel.Known;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A galaxy of one size (§8).
 *
 * @param outer the sectors of the Outer Sector, counter-clockwise
 * @param eye the sectors of the Eye, counter-clockwise
 * @param sectors all of them, those of the Outer Sector first
 * @param subsectors by id
 * @param planets by id
 * @param borders for every subsector its neighbours and what lies between (C16); both ways
 */
public record Galaxy(
        List<Sector> outer,
        List<Sector> eye,
        List<Sector> sectors,
        SortedMap<String, Subsector> subsectors,
        SortedMap<String, Planet> planets,
        SortedMap<String, SortedMap<String, Border>> borders) {

    public Galaxy {
        outer = List.copyOf(outer);
        eye = List.copyOf(eye);
        sectors = List.copyOf(sectors);
        subsectors = Frozen.map(subsectors);
        planets = Frozen.map(planets);
        borders = Frozen.map(borders);
    }

    static Galaxy of(List<Sector> outer, List<Sector> eye, SortedMap<String, List<String>> opens) {
        SortedMap<String, Subsector> subsectors = new TreeMap<>();
        SortedMap<String, Planet> planets = new TreeMap<>();
        List<Sector> sectors = Stream.concat(outer.stream(), eye.stream()).toList();
        for (Sector sector : sectors) {
            for (Subsector subsector : sector.subsectors()) {
                subsectors.put(subsector.id(), subsector);
                subsector.planets().forEach(planet -> planets.put(planet.id(), planet));
            }
        }
        return new Galaxy(outer, eye, sectors, subsectors, planets, new Borders(outer, eye, opens).all());
    }

    public Optional<Sector> sector(String id) {
        return sectors.stream().filter(sector -> sector.id().equals(id)).findFirst();
    }

    /** A planet of this galaxy. */
    public Planet planet(String id) {
        return Known.in(planets, id);
    }

    /** A subsector of this galaxy. */
    public Subsector subsector(String id) {
        return Known.in(subsectors, id);
    }

    public boolean hasPlanet(String id) {
        return planets.containsKey(id);
    }

    /** The neighbours of a subsector. */
    public SortedMap<String, Border> neighbours(String subsector) {
        return borders.getOrDefault(subsector, Collections.emptySortedMap());
    }
}
