package heraldo.rules.ruleset.caos.law;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Border;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.book.Sector;
import heraldo.rules.ruleset.caos.book.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The planets a seat may go to, and the ways to them (§2.4). Single-threaded: a cache finds each way once. */
public final class Access {

    private final SortedMap<String, List<Way>> known = new TreeMap<>();
    private final Law law;
    private final Seat seat;

    public Access(Law law, Seat seat) {
        this.law = law;
        this.seat = seat;
    }

    /**
     * A way to a planet.
     *
     * @param from the subsector that gives access; none for a landing
     * @param border the border between
     */
    public record Way(Optional<String> from, Border border) {

        /** Returns whether it crosses the Límite (C20). */
        public boolean crosses() {
            return border == Border.BOUNDARY;
        }
    }

    /** The cheapest way to a planet, if there is any (C17, C18). */
    public Optional<Way> to(Planet planet) {
        List<Way> ways = ways(planet);
        for (Way way : ways) {
            if (!way.crosses()) {
                return Optional.of(way);
            }
        }
        return ways.isEmpty() ? Optional.empty() : Optional.of(ways.get(0));
    }

    /** The way to a planet through a subsector, if that gives access. */
    public Optional<Way> through(String subsector, Planet planet) {
        return ways(planet).stream()
                .filter(way -> way.from().filter(subsector::equals).isPresent())
                .findFirst();
    }

    /** Every way to a planet: from its own subsector first. */
    public List<Way> ways(Planet planet) {
        return known.computeIfAbsent(planet.id(), id -> found(planet));
    }

    private List<Way> found(Planet planet) {
        if (law.landless(seat)) {
            return mayLand(planet) ? List.of(new Way(Optional.empty(), Border.OPEN)) : List.of();
        }
        List<Way> ways = new ArrayList<>();
        if (law.present(seat, planet.subsector())) {
            ways.add(new Way(Optional.of(planet.subsector()), Border.OPEN));
        }
        law.galaxy().neighbours(planet.subsector()).forEach((subsector, border) -> {
            if (law.present(seat, subsector)) {
                ways.add(new Way(Optional.of(subsector), border));
            }
        });
        return List.copyOf(ways);
    }

    private boolean mayLand(Planet planet) {
        return planet.side() == Side.OUTER && guard(planet).isEmpty();
    }

    /** The one seat that controls the sector of a planet, so that a seat without planets may not land there (C18, CR11). */
    public Optional<Seat> guard(Planet planet) {
        Sector sector = law.galaxy().sector(planet.sector()).orElseThrow();
        boolean everywhere =
                law.galaxy().outer().stream().allMatch(each -> held(each).isPresent());
        return everywhere ? Optional.empty() : held(sector);
    }

    private Optional<Seat> held(Sector sector) {
        return law.holder(sector).filter(holder -> !holder.equals(seat));
    }
}
