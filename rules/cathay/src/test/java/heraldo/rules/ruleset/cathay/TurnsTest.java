package heraldo.rules.ruleset.cathay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.chance.ForcedDice;
import heraldo.rules.engine.Resolution;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Refusal;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Turn;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.ruleset.cathay.book.Goods;
import heraldo.rules.ruleset.cathay.book.Resource;
import heraldo.rules.ruleset.cathay.state.Position;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whose turn it is, for how long, and what the others may do meanwhile (§3). */
@Tag("slow")
class TurnsTest {

    private static final Seat ONE = new Seat(1);
    private static final Seat TWO = new Seat(2);
    private static final Seat THREE = new Seat(3);

    /** Three seats after round 1, all placed automatically; seat 1 plays first in every odd round. */
    private final Table table = Table.of(3, 5);

    private void toRoundTwo() {
        while (table.position().round().first()) {
            table.deadline();
        }
    }

    private Turn turn() {
        return Table.RULES.play().turn(table.position());
    }

    /** YE-52. */
    @Test
    void whoThrowsTheHighestDieStartsAndTiesThrowAgain() {
        Map<String, List<Integer>> dice = new TreeMap<>();
        dice.put("init|1", List.of(6, 2));
        dice.put("init|2", List.of(6, 5));
        dice.put("init|3", List.of(4));
        Position position = Table.RULES.play().setUp(Table.setup(3), new ForcedDice(dice));
        assertEquals(List.of(TWO, THREE, ONE), position.round().order());
    }

    @Test
    void oneSeatIsDueTheOthersMayWriteAndATurnLastsADay() {
        Turn turn = turn();
        assertEquals(new TreeSet<>(List.of(table.position().active())), turn.due());
        assertEquals(2, turn.may().size());
        assertTrue(turn.instant());
        assertEquals(Optional.of(Duration.ofHours(24)), turn.length().lasts());
    }

    @Test
    void turnsThatEndByTheCalendarLastEightHoursAtLeast() {
        Turn turn = Table.RULES.play().turn(Table.of(3, 5, "turnMode", "cron").position());
        assertEquals(Optional.empty(), turn.length().lasts());
        assertEquals(Optional.of(Duration.ofHours(8)), turn.length().least());
    }

    @Test
    void theLengthOfTurnsMayBeChangedInARunningGame() {
        var options = Table.setup(3, "turnHours", "48").options();
        Position changed = Table.RULES.play().adopt(table.position(), options);
        assertEquals(
                Optional.of(Duration.ofHours(48)),
                Table.RULES.play().turn(changed).length().lasts());
    }

    @Test
    void aStepKeepsTheNumberOfTheTurnAndItsEndRaisesItByOne() {
        toRoundTwo();
        int number = turn().number();
        Seat active = table.position().active();
        rich(active);
        table.sends(active, "comerciar M por A");
        assertEquals(number, turn().number());
        table.sends(active, "fin");
        assertEquals(number + 1, turn().number());
    }

    private void rich(Seat seat) {
        Position position = table.position();
        Goods bank = position.tabletop().bank().plus(position.side(seat).hand()).minus(Goods.of("MMMMTTPP"));
        table.position(position.withBank(bank).with(seat, position.side(seat).withHand(Goods.of("MMMMTTPP"))));
    }

    @Test
    void theForecastNamesWhatTheHandPaysFor() {
        toRoundTwo();
        Seat active = table.position().active();
        rich(active);
        String told = Table.RULES
                .think()
                .forecast(table.position(), active, OrderSheet.EMPTY)
                .toString();
        assertTrue(told.contains("thing.road") && told.contains("thing.warrior"), told);
        assertFalse(told.contains("thing.city"), told);
    }

    @Test
    void whatOthersPasteIsTheirPlanAndASecondOneTakesItsPlace() {
        toRoundTwo();
        Seat active = table.position().active();
        Seat other = table.position().round().order().get(1);
        table.sends(other, "comerciar M por A", "fin");
        table.sends(other, "fin");
        assertEquals(Table.sheet("fin"), Table.RULES.steps().prepared(table.position(), other));
        assertEquals(OrderSheet.EMPTY, Table.RULES.steps().prepared(table.position(), active));
        table.sends(other);
        assertEquals(OrderSheet.EMPTY, Table.RULES.steps().prepared(table.position(), other));
    }

    @Test
    void anOrderOfDiscardingGivenMeanwhileLeavesThePlanAlone() {
        Seat other = table.position().round().order().get(1);
        table.sends(other, "fin");
        table.sends(other, "descarte P A O T M");
        assertEquals(Table.sheet("fin"), Table.RULES.steps().prepared(table.position(), other));
        assertTrue(table.position().side(other).player().discard().isPresent());
    }

    @Test
    void ordersOfOthersAreRefusedButTheirOrderOfDiscardingIsNot() {
        Seat other = table.position().round().order().get(1);
        List<Verdict> verdicts =
                Table.RULES.play().check(table.position(), other, Table.sheet("fin", "descarte P A O T M"));
        assertEquals(Optional.of("E_TURN"), verdicts.get(0).refusal().map(Refusal::code));
        assertTrue(verdicts.get(1).possible());
    }

    @Test
    void linesAreCheckedOnWhatTheLinesAboveThemLeave() {
        toRoundTwo();
        Seat active = table.position().active();
        rich(active);
        List<Verdict> verdicts = Table.RULES
                .play()
                .check(table.position(), active, Table.sheet("comerciar M por A", "comerciar M por A", "fin", "fin"));
        assertEquals(
                List.of("", "E_FUNDS", "", "E_TURN"),
                verdicts.stream()
                        .map(verdict -> verdict.refusal().map(Refusal::code).orElse(""))
                        .toList());
    }

    @Test
    void aTradeThatStopsHalfWayIsAllowedWithAWarning() {
        toRoundTwo();
        Seat active = table.position().active();
        rich(active);
        OrderSheet sheet = Table.sheet("comerciar M por A x2");
        Verdict verdict =
                Table.RULES.play().check(table.position(), active, sheet).get(0);
        assertTrue(verdict.possible());
        assertEquals("warning.W_PARTIAL", verdict.warnings().get(0).key());
        Resolution<Position> resolution = table.sends(active, "comerciar M por A x2");
        assertEquals(
                List.of("E_FUNDS"),
                resolution.results().stream().map(LineResult::code).toList());
        assertEquals(1, table.position().side(active).hand().get(Resource.CLAY));
    }

    @Test
    void threeSilentTurnsMakeASeatAbsentAndTheGameGoesOnWithoutIt() {
        for (int i = 0; i < 9; i++) {
            table.deadline();
        }
        assertTrue(table.position().seats().stream()
                .allMatch(seat -> table.position().side(seat).player().absent()));
        int round = table.position().round().number();
        table.deadline();
        assertTrue(
                table.position().round().number() - round <= 2,
                "where all are absent, deadlines still pass one by one");
        assertFalse(table.position().over());
    }

    @Test
    void aSeatThatSaysItIsDoneEndsItsTurnWithoutAStrike() {
        toRoundTwo();
        Seat active = table.position().active();
        table.sends(active);
        assertEquals(0, table.position().side(active).player().strikes());
        assertFalse(table.position().active().equals(active)
                && table.position().round().number() == 2);
    }
}
