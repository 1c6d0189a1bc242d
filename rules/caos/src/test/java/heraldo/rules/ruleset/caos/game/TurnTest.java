package heraldo.rules.ruleset.caos.game;

import static heraldo.rules.ruleset.caos.Arena.lines;
import static heraldo.rules.ruleset.caos.Arena.owning;
import static heraldo.rules.ruleset.caos.Arena.seat;
import static heraldo.rules.ruleset.caos.Arena.sheets;
import static heraldo.rules.ruleset.caos.Arena.war;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.chance.ForcedDice;
import heraldo.rules.data.Languages;
import heraldo.rules.engine.Resolution;
import heraldo.rules.engine.Ruleset;
import heraldo.rules.kernel.Chronicle;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.LineResult;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Turn;
import heraldo.rules.kernel.Verdict;
import heraldo.rules.ruleset.caos.Arena;
import heraldo.rules.ruleset.caos.book.Faith;
import heraldo.rules.ruleset.caos.state.Band;
import heraldo.rules.ruleset.caos.state.Stage;
import heraldo.rules.ruleset.caos.state.War;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A turn from the orders to the report. */
class TurnTest {

    private static final SortedMap<Seat, OrderSheet> NOTHING = new TreeMap<>();

    @Test
    void whatTheGameMastersEditMadeImpossibleIsDropped() {
        War open = owning(war(4), 1, "RELENTE");
        SortedMap<Seat, OrderSheet> sheets = sheets(open, lines("INVADIR VIGILIA", "INVADIR CENIZA"));
        War edited = owning(open, 1, "VIGILIA");
        assertEquals(List.of("R_INVALID", "R_FAIL"), codes(resolve(edited, sheets)));
    }

    @Test
    void whatTheBudgetNoLongerCoversIsDroppedFromTheLastLineUpward() {
        War open = owning(war(4), 1, "RELENTE").with(seat(1), band -> band.withPermanent(3));
        SortedMap<Seat, OrderSheet> sheets = sheets(
                open, lines("INVADIR VIGILIA", "INVADIR VENTISCA x2", "CEDER RELENTE A #2", "DEFENDER RELENTE x2"));
        War edited = open.with(seat(1), band -> band.withPermanent(1));
        assertEquals(List.of("OK", "OK", "OK", "R_OVER_BUDGET"), codes(resolve(edited, sheets)));
        War poorer = open.with(seat(1), band -> band.withPermanent(0));
        assertEquals(List.of("OK", "R_OVER_BUDGET", "OK", "R_OVER_BUDGET"), codes(resolve(poorer, sheets)));
    }

    /** §5.3: the second line is dropped, so that the third, which would fit beside the first, is dropped before it. */
    @Test
    void entryForecastAndPlateShowAsStandingWhatClosingLeavesStanding() {
        War rich = owning(war(4), 1, "RELENTE").with(seat(1), band -> band.withPermanent(3));
        SortedMap<Seat, OrderSheet> sheets =
                sheets(rich, lines("INVADIR VIGILIA", "INVADIR VENTISCA x3", "DEFENDER RELENTE"));
        OrderSheet sheet = Known.in(sheets, seat(1));
        War poor = rich.with(seat(1), band -> band.withPermanent(1));
        assertEquals(List.of("OK", "R_OVER_BUDGET", "R_OVER_BUDGET"), codes(resolve(poor, sheets)));
        Ruleset<War> ruleset = Arena.HOSTED.ruleset();
        assertEquals(
                List.of(true, false, false),
                ruleset.play().check(poor, seat(1), sheet).stream()
                        .map(Verdict::possible)
                        .toList());
        Message cost = ruleset.think().forecast(poor, seat(1), sheet).get(1);
        assertEquals(List.of(1, 2), List.of(Known.in(cost.arguments(), "cost"), Known.in(cost.arguments(), "left")));
        assertEquals(
                List.of(), ruleset.think().outlook(poor, seat(1), sheet).line(3).told());
    }

    @Test
    void whatTwoSeatsPlanTogetherIsNotSeenAtEntry() {
        War open = owning(owning(war(4), 1, "ORILLA"), 2, "PORTICO");
        OrderSheet swap = Arena.sheet(open, "CAMBIAR ORILLA POR PORTICO CON #2", "ALIANZA RELENTE CON #2 PARA #2");
        assertTrue(Arena.HOSTED.ruleset().play().check(open, seat(1), swap).stream()
                .allMatch(verdict -> verdict.possible()));
    }

    @Test
    void anAllianceWithoutAnInvasionOfOnesOwnIsWarnedOf() {
        War open = war(4);
        OrderSheet alone = Arena.sheet(open, "ALIANZA RELENTE CON #2 PARA #2");
        assertEquals(
                "warning.E_ALLY_NO_INVADE",
                Arena.HOSTED
                        .ruleset()
                        .play()
                        .check(open, seat(1), alone)
                        .get(0)
                        .warnings()
                        .get(0)
                        .key());
        OrderSheet both = Arena.sheet(open, "ALIANZA RELENTE CON #2 PARA #2", "INVADIR RELENTE");
        assertEquals(
                List.of(),
                Arena.HOSTED.ruleset().play().check(open, seat(1), both).get(0).warnings());
    }

    @Test
    void everybodyIsDueButThoseWhoResigned() {
        War open = war(4).with(seat(3), band -> band.gone());
        assertEquals(
                new TreeSet<>(List.of(seat(1), seat(2), seat(4))),
                Arena.HOSTED.ruleset().play().turn(open).due());
    }

    @Test
    void theWinnerAloneHasTwoDaysToNameHisLieutenants() {
        War last = owning(war(4), 2, "RELENTE").withTurn(8);
        War ended = resolve(last, NOTHING).state();
        Turn turn = Arena.HOSTED.ruleset().play().turn(ended);
        assertEquals(new TreeSet<>(List.of(seat(2))), turn.due());
        assertEquals(Optional.of(Duration.ofHours(48)), turn.length().lasts());
        assertEquals(
                Optional.empty(), Arena.HOSTED.ruleset().play().outcome(ended), "nobody knows yet who wins with him");
        SortedMap<Seat, OrderSheet> named = new TreeMap<>();
        named.put(seat(2), Arena.sheet(ended, "LUGARTENIENTES #4 #1"));
        War over = resolve(ended, named).state();
        assertEquals(
                new TreeSet<>(List.of(seat(1), seat(2), seat(4))),
                Arena.HOSTED.ruleset().play().outcome(over).orElseThrow().winners());
        assertEquals(Stage.OVER, over.stage());
    }

    @Test
    void paladinsShareTheVictoryAtOnce() {
        War over = resolve(war(4).withTurn(8), NOTHING).state();
        assertEquals(
                4,
                Arena.HOSTED
                        .ruleset()
                        .play()
                        .outcome(over)
                        .orElseThrow()
                        .winners()
                        .size());
        assertTrue(Arena.HOSTED.ruleset().play().turn(over).due().isEmpty());
    }

    @Test
    void theSecondSilentTurnIsToldToEverybody() {
        SortedMap<Seat, OrderSheet> passes = sheets(war(4), lines("NADA"), lines("NADA"), lines("NADA"));
        Resolution<War> first = resolve(war(4), passes);
        assertFalse(calledSilent(first));
        Resolution<War> second = resolve(first.state(), passes);
        assertTrue(calledSilent(second));
        SortedMap<Seat, OrderSheet> back = sheets(war(4), lines("NADA"), lines("NADA"), lines("NADA"), lines("NADA"));
        assertFalse(calledSilent(resolve(second.state(), back)));
    }

    private static boolean calledSilent(Resolution<War> turn) {
        return turn.chronicle().sections().get(0).entries().stream()
                .anyMatch(entry -> entry.text().key().equals("tale.headline.silent"));
    }

    @Test
    void ordersBecomePublicUnlessTheGameKeepsThem() {
        SortedMap<Seat, OrderSheet> sheets = sheets(war(4), lines("INVADIR RELENTE"));
        assertEquals(Optional.empty(), order(resolve(war(4), sheets)).onlyFor());
        War discreet = war(4, "revealOrders", "false");
        assertEquals(Optional.of(seat(1)), order(resolve(discreet, sheets)).onlyFor());
    }

    private static Chronicle.Entry order(Resolution<War> resolution) {
        return resolution.chronicle().sections().stream()
                .flatMap(section -> section.entries().stream())
                .filter(entry -> entry.result().isPresent())
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theReportKeepsItsOrder() {
        War open = owning(owning(war(4), 1, "RELENTE", "DINTEL", "ORILLA"), 2, "VENTISCA", "CARAMBANO", "PORTICO");
        SortedMap<Seat, OrderSheet> sheets = sheets(
                open,
                lines("INVADIR VIGILIA", "GESTA ARM", "CEDER ORILLA A #3"),
                lines("INVADIR VIGILIA", "DEFENDER PORTICO"));
        List<String> titles = resolve(open, sheets).chronicle().sections().stream()
                .map(section -> section.title().key())
                .toList();
        assertEquals(
                List.of(
                        "tale.headline.title",
                        "tale.attacks.title",
                        "tale.defences.title",
                        "tale.bargains.title",
                        "tale.deeds.title",
                        "tale.score.title",
                        "tale.budgets.title",
                        "tale.orders.title",
                        "tale.orders.title",
                        "tale.draws.title"),
                titles);
    }

    @Test
    void theMapRemembersWhereTheLastAttacksCameFrom() {
        War open = owning(war(4), 1, "RELENTE");
        War after = resolve(open, sheets(open, lines("INVADIR VIGILIA"), lines("INVADIR ORILLA")))
                .state();
        assertEquals(
                List.of(Optional.empty(), Optional.of("GTE-1")),
                after.latest().attacks().stream().map(attack -> attack.from()).toList());
        assertEquals(new TreeSet<>(List.of("ORILLA", "VIGILIA")), after.latest().conquests());
    }

    @Test
    void aDrawNamesWhoCameUp() {
        War open = owning(owning(war(4), 1, "RELENTE"), 2, "CENIZA");
        SortedMap<Seat, OrderSheet> sheets = sheets(open, lines("INVADIR VIGILIA"), lines("INVADIR VIGILIA"));
        Resolution<War> turn =
                Arena.HOSTED.ruleset().play().resolve(open, sheets, new ForcedDice(Map.of("tie|VIGILIA", List.of(2))));
        assertEquals(
                List.of("Empate por Vigilia: entre Banda 1 y Banda 2; sale el 2: Banda 2."),
                turn.chronicle().sections().stream()
                        .flatMap(section -> section.entries().stream())
                        .map(Chronicle.Entry::text)
                        .filter(text -> text.key().startsWith("tale.draws."))
                        .map(text -> Arena.HOSTED
                                .folder()
                                .bundle(Languages.SPANISH)
                                .say(text, seat -> "Banda " + seat.number()))
                        .toList());
    }

    @Test
    void aMinorGodSurvivesStorage() {
        War open = war(4).with(seat(1), band -> Band.of("Hijos", Faith.minor("Azgur")))
                .with("MOHO", world -> world.holyTo(Optional.of(Faith.minor("Azgur"))));
        var codec = Arena.HOSTED.ruleset().play().codec();
        assertEquals(open, codec.read(codec.write(open)));
    }

    @Test
    void everyTurnOfASilentGameCountsButBringsNothing() {
        War open = war(4);
        for (int turn = 1; turn < 8; turn++) {
            open = resolve(open, NOTHING).state();
        }
        assertEquals(8, open.turn());
        War last = open;
        assertTrue(IntStream.rangeClosed(1, 4)
                .allMatch(number -> last.band(seat(number)).score() == 0));
        assertFalse(last.over());
    }

    private static Resolution<War> resolve(War war, SortedMap<Seat, OrderSheet> sheets) {
        return Arena.HOSTED.ruleset().play().resolve(war, sheets, Arena.NO_DICE);
    }

    private static List<String> codes(Resolution<War> resolution) {
        return resolution.results().stream().map(LineResult::code).toList();
    }
}
