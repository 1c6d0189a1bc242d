package heraldo.rules.ruleset.caos.law;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Galaxy;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.state.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The estates of all seats in a position, gathered in one pass over the worlds. */
final class Estates {

    private final SortedMap<Seat, Estate> estates = new TreeMap<>();
    private final SortedMap<String, Seat> holders = new TreeMap<>();

    Estates(Galaxy galaxy, SortedMap<String, World> worlds) {
        SortedMap<Seat, List<Planet>> planets = new TreeMap<>();
        worlds.forEach((id, world) -> {
            Planet planet = world.owner().isPresent() ? galaxy.planets().get(id) : null;
            if (planet != null) {
                planets.computeIfAbsent(world.owner().orElseThrow(), seat -> new ArrayList<>())
                        .add(planet);
            }
        });
        planets.forEach((seat, own) -> add(seat, Estate.of(galaxy, own)));
    }

    private void add(Seat seat, Estate estate) {
        estates.put(seat, estate);
        estate.subsectors().forEach(subsector -> holders.put(subsector.id(), seat));
        estate.sectors().forEach(sector -> holders.put(sector.id(), seat));
    }

    /** That of a seat; that of a seat without planets is empty. */
    Estate of(Seat seat) {
        return estates.getOrDefault(seat, Estate.NONE);
    }

    /** Returns the seat that controls a sector or a subsector, if there is one. */
    Optional<Seat> holder(String part) {
        return Optional.ofNullable(holders.get(part));
    }
}
