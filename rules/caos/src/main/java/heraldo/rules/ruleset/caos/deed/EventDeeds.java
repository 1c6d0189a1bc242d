package heraldo.rules.ruleset.caos.deed;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Border;
import heraldo.rules.ruleset.caos.book.DeedRow;
import heraldo.rules.ruleset.caos.book.Kind;
import heraldo.rules.ruleset.caos.turn.Progress;
import java.util.List;

/** The deeds that look at what happened in the turn (C54), one measure each: how often the points are earned. */
final class EventDeeds {

    private EventDeeds() {}

    /** Returns the number of times that a claim earns the points of its deed; 0 if it is false. */
    static int times(Progress turn, Seat seat, DeedRow row, Claim claim) {
        return switch (row.code()) {
            case "ARD" -> atLeast(row, purged(turn, seat));
            case "POR" -> once(row, portals(turn, seat));
            case "DEL" -> once(row, turn.kills(seat));
            case "INV" -> invincible(turn, seat, row, claim) ? 1 : 0;
            case Warlord.CODE -> atLeast(row, Warlord.allies(turn, seat, claim).size());
            case "SIN" -> merciless(turn, seat, row) ? 1 : 0;
            case "REC" -> once(row, recruits(turn, seat));
            case "CAD" -> once(row, taken(turn, seat, row));
            case "CRA" -> once(row, turn.conquests(seat).size());
            default -> throw new IllegalArgumentException("no deed of the events of a turn: " + row.code());
        };
    }

    private static int once(DeedRow row, long measure) {
        return measure >= row.least() ? 1 : 0;
    }

    private static int atLeast(DeedRow row, long measure) {
        return measure >= row.least() ? (int) measure : 0;
    }

    /** Counts the bands whose elimination is to the seat's credit. */
    private static long purged(Progress turn, Seat seat) {
        return turn.falls().stream()
                .filter(fall -> fall.credited().contains(seat))
                .count();
    }

    /** Counts the conquests by the seat of the planet that the deed is about. */
    private static long taken(Progress turn, Seat seat, DeedRow row) {
        return turn.conquests(seat).stream()
                .filter(battle -> row.world().filter(battle.planet()::equals).isPresent())
                .count();
    }

    /** Planets conquered by one's sides with an order of one's own across the Límite. */
    private static long portals(Progress turn, Seat seat) {
        return turn.battles().stream()
                .filter(battle -> battle.wonWith(seat))
                .filter(battle -> crossed(turn, seat, battle.planet()))
                .count();
    }

    private static boolean crossed(Progress turn, Seat seat, String planet) {
        boolean gates = turn.law().settings().gatesCountForPortal();
        return turn.marches(planet).stream()
                .filter(march -> march.seat().equals(seat))
                .flatMap(march -> march.way().stream())
                .anyMatch(way -> way.crosses() || (gates && way.border() == Border.GATE));
    }

    /** Chaos marines killed, or anybody if the game says so (CR42). */
    private static int recruits(Progress turn, Seat seat) {
        boolean anybody = turn.law().settings().recruitsAnyKind();
        return turn.battles().stream()
                .filter(battle ->
                        anybody || turn.law().galaxy().planet(battle.planet()).isHomeOf(Kind.CHAOS))
                .mapToInt(battle -> battle.killed(seat))
                .sum();
    }

    /** One's own before and after the invasions, well defended, and not by others alone (CR39). */
    private static boolean invincible(Progress turn, Seat seat, DeedRow row, Claim claim) {
        return claim.planets().stream()
                .anyMatch(planet -> turn.law().owns(seat, planet)
                        && turn.invaded().owns(seat, planet)
                        && turn.defence(planet).has(seat)
                        && turn.defence(planet).total() >= row.least());
    }

    /** So many units against one planet, without allies; success is not asked for (CR38). */
    private static boolean merciless(Progress turn, Seat seat, DeedRow row) {
        return turn.sides().values().stream()
                .flatMap(List::stream)
                .filter(side -> !side.allied() && side.has(seat))
                .anyMatch(side -> side.value() >= row.least());
    }
}
