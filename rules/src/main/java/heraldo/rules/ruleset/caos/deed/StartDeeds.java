package heraldo.rules.ruleset.caos.deed;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.DeedRow;
import heraldo.rules.ruleset.caos.book.Faith;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.book.Side;
import heraldo.rules.ruleset.caos.book.Subsector;
import heraldo.rules.ruleset.caos.law.Law;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/** The deeds that look at the position at the start of the turn (C54), one predicate each. */
public final class StartDeeds {

    private static final SortedMap<String, Deed> DEEDS = new TreeMap<>();

    static {
        DEEDS.put(
                "AVA",
                (law, seat, row, claim) ->
                        law.holy(seat, law.band(seat).faith()).size() >= row.least());
        DEEDS.put("TEM", StartDeeds::temple);
        DEEDS.put(
                Consecration.CODE,
                (law, seat, row, claim) -> law.sectors(seat, Side.EYE).size() >= row.least());
        DEEDS.put(
                "OJO",
                (law, seat, row, claim) ->
                        law.sectors(seat, Side.EYE).equals(law.galaxy().eye()));
        DEEDS.put(
                "PLA",
                (law, seat, row, claim) ->
                        law.planets(seat).stream().filter(Planet::extreme).count() >= row.least());
        DEEDS.put(
                "ELE",
                (law, seat, row, claim) ->
                        Faith.MAJOR.stream().allMatch(god -> law.holy(seat, god).size() >= row.least()));
        DEEDS.put("REY", StartDeeds::pirate);
        DEEDS.put("ARM", (law, seat, row, claim) -> outer(law, seat, Planet::sector) >= row.least());
        DEEDS.put("RIV", StartDeeds::rival);
    }

    private StartDeeds() {}

    /** What a deed asks of a seat that claims it. */
    @FunctionalInterface
    private interface Deed {
        boolean met(Law law, Seat seat, DeedRow row, Claim claim);
    }

    /**
     * Whether a seat meets a deed at the start of the turn.
     *
     * @throws IllegalArgumentException if the deed does not look at the start
     */
    public static boolean met(Law law, Seat seat, DeedRow row, Claim claim) {
        Deed deed = DEEDS.get(row.code());
        if (deed == null) {
            throw new IllegalArgumentException("no deed of the start of a turn: " + row.code());
        }
        return deed.met(law, seat, row, claim);
    }

    /** One named world on each side, both one's own and holy to other gods. */
    private static boolean temple(Law law, Seat seat, DeedRow row, Claim claim) {
        List<Planet> named =
                claim.planets().stream().map(id -> law.galaxy().planet(id)).toList();
        boolean foreign = named.stream()
                .allMatch(planet -> law.owns(seat, planet.id())
                        && law.world(planet)
                                .holy()
                                .filter(god -> !god.equals(law.band(seat).faith()))
                                .isPresent());
        return foreign && named.stream().map(Planet::side).distinct().count() == row.least();
    }

    /** Outer subsectors, not all of one sector. */
    private static boolean pirate(Law law, Seat seat, DeedRow row, Claim claim) {
        List<Subsector> held = law.subsectors(seat).stream()
                .filter(subsector -> subsector.side() == Side.OUTER)
                .toList();
        return held.size() >= row.least()
                && held.stream().map(Subsector::sector).distinct().count() > 1;
    }

    /** Worlds holy to one and the same god who is not one's own (CR41). */
    private static boolean rival(Law law, Seat seat, DeedRow row, Claim claim) {
        return law.planets(seat).stream()
                .flatMap(planet -> law.world(planet).holy().stream())
                .distinct()
                .filter(god -> !god.equals(law.band(seat).faith()))
                .anyMatch(god -> law.holy(seat, god).size() >= row.least());
    }

    private static long outer(Law law, Seat seat, Function<Planet, String> part) {
        return law.planets(seat).stream()
                .filter(planet -> planet.side() == Side.OUTER)
                .map(part)
                .distinct()
                .count();
    }
}
