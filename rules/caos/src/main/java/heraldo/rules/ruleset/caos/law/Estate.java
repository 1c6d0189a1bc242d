package heraldo.rules.ruleset.caos.law;

import heraldo.rules.ruleset.caos.book.Galaxy;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.book.Sector;
import heraldo.rules.ruleset.caos.book.Subsector;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The planets, subsectors and sectors of one seat in a position.
 *
 * @param planets its planets, in the order of their ids
 * @param presence the number of its planets in each subsector where it has any
 * @param subsectors those it controls, in the order of their ids
 * @param sectors those it controls, those of the Outer Sector first
 */
record Estate(
        List<Planet> planets, SortedMap<String, Integer> presence, List<Subsector> subsectors, List<Sector> sectors) {

    static final Estate NONE = new Estate(List.of(), new TreeMap<>(), List.of(), List.of());

    /** The estate of who owns these planets. */
    static Estate of(Galaxy galaxy, List<Planet> planets) {
        SortedMap<String, Integer> presence = new TreeMap<>();
        planets.forEach(planet -> presence.merge(planet.subsector(), 1, Integer::sum));
        List<Subsector> subsectors = new ArrayList<>();
        presence.forEach((id, count) -> {
            Subsector subsector = galaxy.subsector(id);
            if (subsector.planets().size() == count) {
                subsectors.add(subsector);
            }
        });
        return new Estate(List.copyOf(planets), presence, List.copyOf(subsectors), sectors(galaxy, subsectors));
    }

    private static List<Sector> sectors(Galaxy galaxy, List<Subsector> held) {
        return held.size() < 2
                ? List.of()
                : galaxy.sectors().stream()
                        .filter(sector -> held.containsAll(sector.subsectors()))
                        .toList();
    }
}
