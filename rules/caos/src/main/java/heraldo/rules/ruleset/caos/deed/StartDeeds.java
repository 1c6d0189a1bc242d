package heraldo.rules.ruleset.caos.deed;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.DeedRow;
import heraldo.rules.ruleset.caos.book.Faith;
import heraldo.rules.ruleset.caos.book.Planet;
import heraldo.rules.ruleset.caos.book.Side;
import heraldo.rules.ruleset.caos.book.Subsector;
import heraldo.rules.ruleset.caos.law.Law;
import java.util.List;

/** The deeds that look at the position at the start of the turn (C54), one predicate each. */
public final class StartDeeds {

    private StartDeeds() {}

    /**
     * Returns whether a seat meets the condition of a deed at the start of the turn.
     *
     * @throws IllegalArgumentException if the deed does not look at the start
     */
    public static boolean met(Law law, Seat seat, DeedRow row, Claim claim) {
        return switch (row.code()) {
            case "AVA" -> law.holy(seat, law.band(seat).faith()).size() >= row.least();
            case "TEM" -> temple(law, seat, row, claim);
            case Consecration.CODE -> law.sectors(seat, Side.EYE).size() >= row.least();
            case "OJO" -> law.sectors(seat, Side.EYE).equals(law.galaxy().eye());
            case "PLA" -> law.planets(seat).stream().filter(Planet::extreme).count() >= row.least();
            case "ELE" ->
                Faith.MAJOR.stream().allMatch(god -> law.holy(seat, god).size() >= row.least());
            case "REY" -> pirate(law, seat, row);
            case "ARM" -> law.outer(seat, Planet::sector) >= row.least();
            case "RIV" -> rival(law, seat, row);
            default -> throw new IllegalArgumentException("no deed of the start of a turn: " + row.code());
        };
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
    private static boolean pirate(Law law, Seat seat, DeedRow row) {
        List<Subsector> held = law.subsectors(seat).stream()
                .filter(subsector -> subsector.side() == Side.OUTER)
                .toList();
        return held.size() >= row.least()
                && held.stream().map(Subsector::sector).distinct().count() > 1;
    }

    /** Worlds holy to one and the same god who is not one's own (CR41). */
    private static boolean rival(Law law, Seat seat, DeedRow row) {
        return law.planets(seat).stream()
                .flatMap(planet -> law.world(planet).holy().stream())
                .distinct()
                .filter(god -> !god.equals(law.band(seat).faith()))
                .anyMatch(god -> law.holy(seat, god).size() >= row.least());
    }
}
