package heraldo.rules.ruleset.tribus;

import static heraldo.rules.ruleset.tribus.Table.TRIBUS;
import static heraldo.rules.ruleset.tribus.Table.afterDay;
import static heraldo.rules.ruleset.tribus.Table.play;
import static heraldo.rules.ruleset.tribus.Table.refused;
import static heraldo.rules.ruleset.tribus.Table.sent;
import static heraldo.rules.ruleset.tribus.Table.silence;
import static heraldo.rules.ruleset.tribus.Table.world;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.kernel.Outcome;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Standings;
import heraldo.rules.ruleset.tribus.book.Weekday;
import heraldo.rules.ruleset.tribus.state.Tile;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Who wins, and when (Q41, Q42). */
class VictoryTest {

    private static final String EIGHT = "A4 D1 D4 D7 D10 G4 G10 J1=1; J4 J7=2; J10=3 s9";
    private static final String SEVEN = "A4 D1 D4 D7 D10 G4 G10=1; J4 J7=2; J10=3 s9";

    private static List<Integer> winners(World world) {
        return TRIBUS.play()
                .outcome(world)
                .map(Outcome::winners)
                .map(seats -> seats.stream().map(Seat::number).toList())
                .orElse(List.of());
    }

    private static Optional<String> reason(World world) {
        return TRIBUS.play().outcome(world).map(outcome -> outcome.reason().key());
    }

    @Test
    void whatTotalsAreMadeOfIsToldUnderItsName() {
        World world = world("D4=1 s5; C4=1 s2; E5=ship1 s2; A4=2 s3");
        assertEquals(
                List.of("cities", "lands", "soldiers", "ships"),
                TRIBUS.play().standings(world).shares().stream()
                        .map(Standings.Share::key)
                        .toList());
        assertTrue(TRIBUS.play().standings(world).provisional());
    }

    @Test
    void theLastTribeWinsAtAnyTick() {
        World taken = play(world("B4=1 s5; A4=2 s0; D1=1"), sent(1, "MOVER 5 B4 > A4"))
                .state();
        assertEquals(List.of(), winners(taken), "not before the tick");
        World tick = silence(taken);
        assertEquals(List.of(1), winners(tick));
        assertEquals(Optional.of("end.last"), reason(tick));
        assertEquals(Optional.of("E_CLOSED"), refused(tick, 1, "MOVER 1 A4 > B4"));
        assertTrue(TRIBUS.play().turn(tick).due().isEmpty());
    }

    @Test
    void eightCitiesWinOnASundayOnly() {
        World monday = world(EIGHT);
        assertEquals(List.of(), winners(afterDay(monday, Weekday.SAT)));
        World sunday = afterDay(monday, Weekday.SUN);
        assertEquals(List.of(1), winners(sunday));
        assertEquals(Optional.of("end.domination"), reason(sunday));
        assertEquals(List.of(), winners(afterDay(world(SEVEN), Weekday.SUN)));
        assertEquals(List.of(), winners(afterDay(world(EIGHT, "dominationCities", "0"), Weekday.SUN)));
    }

    @Test
    void whoHasMostCitiesDominatesIfFewAreEnough() {
        String few = "A4 D1 D4=1; J4 J7=2; J10 J1 M4=3; G4=4";
        assertEquals(List.of(1, 3), winners(afterDay(world(few, "dominationCities", "2"), Weekday.SUN)));
        assertEquals(List.of(1), winners(afterDay(world(few + "; G10=1 s5", "dominationCities", "2"), Weekday.SUN)));
        assertEquals(List.of(), winners(afterDay(world(few, "dominationCities", "4"), Weekday.SUN)));
    }

    @Test
    void nobodyWinsIfEveryCityIsTakenAway() {
        World tick = silence(silence(world("B4=1 s1; C4=2 s1")));
        assertEquals(List.of(), winners(tick));
        assertEquals(Optional.of("end.last"), reason(tick));
    }

    @Test
    void theHighestScoreWinsWhenTheWeeksAreOver() {
        String three = "A4=1; J4 J7=2; J10=3 s9";
        World world = world(three, "maxWeeks", "1");
        World end = afterDay(world, Weekday.SUN);
        assertEquals(List.of(2), winners(end));
        assertEquals(Optional.of("end.score"), reason(end));
        assertEquals(List.of(), winners(afterDay(world(three, "maxWeeks", "0"), Weekday.SUN)));
        assertEquals(List.of(), winners(afterDay(world(three), Weekday.SUN)));
    }

    @Test
    void tiesGoToCitiesThenLandsThenSoldiersAndElseAreShared() {
        String week = "maxWeeks";
        assertEquals(List.of(1), winners(afterDay(world("A4 D1=1; J4=2 s8; M1=2", week, "1"), Weekday.SUN)));
        assertEquals(List.of(1), winners(afterDay(world("A4=1; A1=1; J4=2 s2", week, "1"), Weekday.SUN)));
        assertEquals(List.of(1, 2), winners(afterDay(world("A4=1 s2; J4=2 s2", week, "1"), Weekday.SUN)));
    }

    @Test
    void tribesThatNobodyIsBetterThanShareTheirPlace() {
        World world = world("A4=1 s2; J4=2 s2; D1=3 s1; D4=4 s1; D7=5");
        assertEquals(
                List.of(1, 1, 3, 3, 5),
                TRIBUS.play().standings(world).rows().stream()
                        .map(row -> row.cells().get(0))
                        .toList());
    }

    @Test
    void whoHasWonStandsFirstWhateverTheOthersHave() {
        World monday = world("A4 D1 D4 D7 D10 G4 G10 J1=1; J4 J7=2 s99; J10=3 s9");
        assertEquals(List.of(2, 1, 3), places(monday));
        assertEquals(List.of(1, 2, 3), places(afterDay(monday, Weekday.SUN)));
    }

    private static List<Integer> places(World world) {
        return TRIBUS.play().standings(world).rows().stream()
                .map(Standings.Row::seat)
                .map(Seat::number)
                .toList();
    }

    @Test
    void tribesThatAreOutStandBelowTheOthersAndTheLastToGoFirst() {
        World first = play(world("B4=1 s9; A4=2 s0; D1=1 s5; D2=3 s9; M4=3; D10=4 s1"), sent(1, "MOVER 9 B4 > A4"))
                .state();
        World later = first.withBoard(first.board().with(Table.hex("D10"), Tile.FREE));
        World out = silence(silence(silence(first)).withBoard(later.board()));
        assertEquals(List.of(1, 3, 4, 2), places(out));
    }
}
