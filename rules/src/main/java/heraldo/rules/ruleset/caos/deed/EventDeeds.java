package heraldo.rules.ruleset.caos.deed;

import heraldo.rules.kernel.Seat;
import heraldo.rules.ruleset.caos.book.Border;
import heraldo.rules.ruleset.caos.book.DeedRow;
import heraldo.rules.ruleset.caos.book.Kind;
import heraldo.rules.ruleset.caos.turn.Battle;
import heraldo.rules.ruleset.caos.turn.Progress;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The deeds that look at what happened in the turn (C54), one measure each: how often the points are earned. */
final class EventDeeds {

    private static final SortedMap<String, Deed> DEEDS = new TreeMap<>();

    static {
        DEEDS.put(
                "ARD",
                (turn, seat, row, claim) -> atLeast(
                        row,
                        turn.falls().stream()
                                .filter(fall -> fall.credited().contains(seat))
                                .count()));
        DEEDS.put("POR", (turn, seat, row, claim) -> once(row, portals(turn, seat)));
        DEEDS.put("DEL", (turn, seat, row, claim) -> once(row, turn.kills(seat)));
        DEEDS.put("INV", EventDeeds::invincible);
        DEEDS.put(
                "GUE",
                (turn, seat, row, claim) ->
                        atLeast(row, Warlord.allies(turn, seat, claim).size()));
        DEEDS.put("SIN", EventDeeds::merciless);
        DEEDS.put("REC", (turn, seat, row, claim) -> once(row, recruits(turn, seat)));
        DEEDS.put(
                "CAD",
                (turn, seat, row, claim) -> once(
                        row,
                        turn.conquests(seat).stream()
                                .filter(battle -> row.world()
                                        .filter(battle.planet()::equals)
                                        .isPresent())
                                .count()));
        DEEDS.put(
                "CRA",
                (turn, seat, row, claim) -> once(row, turn.conquests(seat).size()));
    }

    private EventDeeds() {}

    /** How often a seat that claims a deed earns its points; 0 if the claim is false. */
    @FunctionalInterface
    private interface Deed {
        int times(Progress turn, Seat seat, DeedRow row, Claim claim);
    }

    /** How often a claim earns the points of its deed; 0 if it is false. */
    static int times(Progress turn, Seat seat, DeedRow row, Claim claim) {
        Deed deed = DEEDS.get(row.code());
        if (deed == null) {
            throw new IllegalArgumentException("no deed of the events of a turn: " + row.code());
        }
        return deed.times(turn, seat, row, claim);
    }

    private static int once(DeedRow row, long measure) {
        return measure >= row.least() ? 1 : 0;
    }

    private static int atLeast(DeedRow row, long measure) {
        return measure >= row.least() ? (int) measure : 0;
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
                .filter(battle -> anybody || marines(turn, battle))
                .mapToInt(battle -> battle.killed(seat))
                .sum();
    }

    private static boolean marines(Progress turn, Battle battle) {
        Optional<Kind> kind = turn.law().galaxy().planet(battle.planet()).kind();
        return kind.filter(Kind.CHAOS::equals).isPresent();
    }

    /** One's own before and after the invasions, well defended, and not by others alone (CR39). */
    private static int invincible(Progress turn, Seat seat, DeedRow row, Claim claim) {
        return claim.planets().stream()
                        .anyMatch(planet -> turn.law().owns(seat, planet)
                                && turn.invaded().owns(seat, planet)
                                && turn.defence(planet).has(seat)
                                && turn.defence(planet).total() >= row.least())
                ? 1
                : 0;
    }

    /** So many units against one planet, without allies; success is not asked for (CR38). */
    private static int merciless(Progress turn, Seat seat, DeedRow row, Claim claim) {
        return turn.sides().values().stream()
                        .flatMap(List::stream)
                        .filter(side -> !side.allied() && side.has(seat))
                        .anyMatch(side -> side.value() >= row.least())
                ? 1
                : 0;
    }
}
