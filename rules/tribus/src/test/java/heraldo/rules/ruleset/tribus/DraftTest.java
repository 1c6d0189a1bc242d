package heraldo.rules.ruleset.tribus;

import static heraldo.rules.ruleset.tribus.Table.TRIBUS;
import static heraldo.rules.ruleset.tribus.Table.fresh;
import static heraldo.rules.ruleset.tribus.Table.owner;
import static heraldo.rules.ruleset.tribus.Table.play;
import static heraldo.rules.ruleset.tribus.Table.refused;
import static heraldo.rules.ruleset.tribus.Table.sent;
import static heraldo.rules.ruleset.tribus.Table.settled;
import static heraldo.rules.ruleset.tribus.Table.silence;
import static heraldo.rules.ruleset.tribus.Table.soldiers;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.chance.Dice;
import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.ParamQuery;
import heraldo.rules.engine.Setup;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Options;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Turn;
import heraldo.rules.order.OrderType;
import heraldo.rules.ruleset.tribus.state.Pool;
import heraldo.rules.ruleset.tribus.state.Stage;
import heraldo.rules.ruleset.tribus.state.World;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The lot and the picking of cities (T1, T2, Q2, Q3, Q47). */
class DraftTest {

    /** Lots that put the sign-ups into the order of the rules file's example T-48. */
    private static final class Lots implements Dice {
        private static final List<Integer> DRAWN = List.of(1, 4, 6, 5, 2, 3);

        @Override
        public Stream stream(String label) {
            return sides -> 1;
        }

        @Override
        public long lot(String label) {
            return DRAWN.indexOf(Integer.valueOf(label.substring("sorteo|".length())));
        }
    }

    @Test
    void whoIsDrawnFirstPicksFirstAndLast() {
        World world = TRIBUS.play()
                .setUp(new Setup(HostedRuleset.seats(6), Table.options().values()), new Lots());
        List<Integer> picks = new ArrayList<>();
        while (world.week() == 0) {
            picks.add(TRIBUS.play().turn(world).due().first().number());
            world = silence(world);
        }
        assertEquals(List.of(1, 4, 6, 5, 2, 3, 3, 2, 5, 6, 4, 1), picks);
        assertEquals(1, world.today().orElseThrow(), "the first drawn has Monday");
    }

    @Test
    void eachPickIsATurnOfItsOwnThatLastsADayAndEndsWithThePick() {
        World world = fresh(2);
        Turn turn = TRIBUS.play().turn(world);
        assertEquals(Optional.of(Duration.ofHours(24)), turn.length().lasts());
        assertTrue(turn.instant());
        World picked = play(world, sent(1, "ELEGIR Velamar")).state();
        assertEquals(1, owner(picked, "G10"));
        assertEquals(
                new TreeSet<>(List.of(new Seat(2))), TRIBUS.play().turn(picked).due());
    }

    @Test
    void whoDoesNotPickInTimeGetsTheFirstFreeCityInReadingOrder() {
        World world = silence(play(fresh(2), sent(1, "ELEGIR A4")).state());
        assertEquals(2, owner(world, "D1"));
    }

    @Test
    void aSheetWithoutACityThatIsFreeLeavesThePickOpen() {
        World world = play(fresh(2), sent(1, "ELEGIR A4")).state();
        assertEquals(world, play(world, sent(2, "ELEGIR A4")).state());
        assertEquals(world, play(world, sent(2)).state());
    }

    @Test
    void aCityThatIsPickedHasItsSoldiersAndOneThatIsFreeIsCalledSo() {
        World world = play(fresh(2), sent(1, "ELEGIR Velamar")).state();
        OrderType<?> pick = TRIBUS.play().orders().stream()
                .filter(type -> type.key().equals("pick"))
                .findFirst()
                .orElseThrow();
        ParamQuery query = new ParamQuery(new Seat(2), OrderSheet.EMPTY, pick, "city", new TreeMap<>());
        SortedMap<String, Message> glosses = TRIBUS.think().glosses(world, query, List.of("G10", "A4"));
        assertTrue(String.valueOf(glosses.get("G10")).contains("soldiers=5"), glosses::toString);
        assertTrue(String.valueOf(glosses.get("A4")).contains("gloss.free-"), glosses::toString);
    }

    @Test
    void everyTribeNeedsADayOfItsOwn() {
        assertEquals(Optional.empty(), objection(3, "AUTO"));
        assertEquals(Optional.empty(), objection(3, "SUN,MON,TUE"));
        assertEquals(Optional.empty(), objection(3, "LUN,TUE,WED"));
        for (String days : List.of("MON,TUE", "MON,TUE,WED,THU", "MON,TUE,MON", "LUN,TUE,MON", "LUX,TUE,WED")) {
            assertEquals(Optional.of("E_WEEKDAYS"), objection(3, days), days);
        }
    }

    private static Optional<String> objection(int seats, String days) {
        Options options = Table.options("weekdays", days);
        return TRIBUS.play()
                .objection(new Setup(HostedRuleset.seats(seats), options.values()))
                .map(Refusal::code);
    }

    @Test
    void whatCannotBePickedIsRefused() {
        World world = play(fresh(2), sent(1, "ELEGIR A4")).state();
        assertEquals(Optional.of("E_TAKEN"), refused(world, 2, "ELEGIR A4"));
        assertEquals(Optional.of("E_NOT_CITY"), refused(world, 2, "ELEGIR A5"));
        assertEquals(Optional.of("E_TILE_TYPE"), refused(world, 2, "ELEGIR G7"));
        assertEquals(Optional.of("E_NOT_ACTIVE"), refused(world, 1, "ELEGIR D1"));
        assertEquals(Optional.of("E_NOT_ACTIVE"), refused(world, 2, "RECLUTAR 1 EN A4"));
        assertEquals(Optional.of("E_NOT_ACTIVE"), refused(settled(2), 1, "ELEGIR M4"));
    }

    @Test
    void theLastPickPeoplesTheMapAndGrantsTheFirstResources() {
        World world = play(
                        play(
                                        play(
                                                        play(fresh(2), sent(1, "ELEGIR D4"))
                                                                .state(),
                                                        sent(2, "ELEGIR J1"))
                                                .state(),
                                        sent(2, "ELEGIR M4"))
                                .state(),
                        sent(1, "ELEGIR A4"))
                .state();
        assertEquals(Stage.TURN, world.stage());
        assertEquals(
                List.of(5, 5, 5, 5),
                List.of(soldiers(world, "D4"), soldiers(world, "A4"), soldiers(world, "J1"), soldiers(world, "M4")));
        assertEquals(1, owner(world, "E4"));
        assertEquals(2, owner(world, "I1"));
        assertEquals(2, soldiers(world, "G10"), "nobody's cities have a garrison of two");
        assertEquals(
                List.of(38, 18, 18),
                world.pools().stream().map(Pool::amount).sorted((a, b) -> b - a).toList(),
                "a port and an inland city that are connected, and two that are not");
    }

    @Test
    void optionsChangeWhatOneStartsWith() {
        World world =
                settled(3, "startLand", "NONE", "initialGrant", "false", "startTroops", "3", "neutralGarrison", "0");
        assertEquals(6, world.board().tiles().size());
        assertEquals(3, soldiers(world, "A4"));
        assertEquals(List.of(), world.pools());
    }

    @Test
    void whoeverPlaysLateMayHaveMoreInTheFirstWeek() {
        World usual = settled(3);
        World late = settled(3, "lateGrant", "10");
        assertEquals(
                List.of(0, 10, 20),
                Stream.of(1, 2, 3)
                        .map(tribe -> late.resources(tribe) - usual.resources(tribe))
                        .toList());
    }

    @Test
    void notTheNumberOfATribeButItsDaySaysWhetherItPlaysLate() {
        String[] days = {"weekdays", "SAT,MON,WED", "lateGrant", "10"};
        World usual = settled(3, "weekdays", "SAT,MON,WED");
        World late = settled(3, days);
        assertEquals(
                List.of(20, 0, 10),
                Stream.of(1, 2, 3)
                        .map(tribe -> late.resources(tribe) - usual.resources(tribe))
                        .toList());
    }
}
