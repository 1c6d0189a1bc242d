package heraldo.rules.ruleset.tribus;

import static heraldo.rules.ruleset.tribus.Table.TRIBUS;
import static heraldo.rules.ruleset.tribus.Table.afterDay;
import static heraldo.rules.ruleset.tribus.Table.codes;
import static heraldo.rules.ruleset.tribus.Table.play;
import static heraldo.rules.ruleset.tribus.Table.refused;
import static heraldo.rules.ruleset.tribus.Table.sent;
import static heraldo.rules.ruleset.tribus.Table.settled;
import static heraldo.rules.ruleset.tribus.Table.sheet;
import static heraldo.rules.ruleset.tribus.Table.silence;
import static heraldo.rules.ruleset.tribus.Table.soldiers;
import static heraldo.rules.ruleset.tribus.Table.told;
import static heraldo.rules.ruleset.tribus.Table.warned;
import static heraldo.rules.ruleset.tribus.Table.world;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.engine.HostedRuleset;
import heraldo.rules.engine.Setup;
import heraldo.rules.kernel.Hours;
import heraldo.rules.kernel.OrderSheet;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Turn;
import heraldo.rules.ruleset.tribus.book.Weekday;
import heraldo.rules.ruleset.tribus.state.Stage;
import heraldo.rules.ruleset.tribus.state.World;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The days of a week, what one may write when, and what is played (T4, T5, Q43-Q46). */
class DaysTest {

    private static final int CLOSE = 20 * 60;

    @Test
    void everyTribeHasItsWeekdayAndSundayIsNobodys() {
        SortedMap<Integer, List<Weekday>> days = new TreeMap<>();
        for (int seats = 2; seats <= 6; seats++) {
            World world = settled(seats);
            days.put(
                    seats,
                    world.tribes().values().stream().map(tribe -> tribe.day()).toList());
        }
        assertEquals(List.of(Weekday.MON, Weekday.THU), days.get(2));
        assertEquals(List.of(Weekday.MON, Weekday.WED, Weekday.FRI), days.get(3));
        assertEquals(List.of(Weekday.MON, Weekday.TUE, Weekday.THU, Weekday.FRI), days.get(4));
        assertEquals(Weekday.FRI, days.get(5).get(4));
        assertEquals(Weekday.SAT, days.get(6).get(5));
    }

    @Test
    void aGameMayChooseItsDaysAndTheirClose() {
        World world = settled(2, "weekdays", "TUE,SAT", "closeAt", "18:30");
        assertEquals(Stage.TICK, world.stage(), "Monday is nobody's");
        Turn tuesday = TRIBUS.play().turn(silence(world));
        assertEquals(
                Optional.of(new Hours(2, 0, 18 * 60 + 30)), tuesday.length().hours());
        assertEquals(Weekday.MON, settled(2, "weekdays", "TUE,SAT,FRI").day());
    }

    @Test
    void theUsualDaysMayBeAskedForInAnyCase() {
        for (String usual : List.of("AUTO", "auto", "Auto")) {
            assertEquals(
                    Optional.empty(),
                    TRIBUS.play()
                            .objection(new Setup(
                                    HostedRuleset.seats(2),
                                    Table.options("weekdays", usual).values())));
            assertEquals(Weekday.MON, settled(2, "weekdays", usual).day());
        }
    }

    @Test
    void aDayIsTheTurnOfItsTribeAndThenItsTick() {
        World monday = settled(4);
        Turn turn = TRIBUS.play().turn(monday);
        assertEquals(new TreeSet<>(List.of(new Seat(1))), turn.due());
        assertEquals(3, turn.may().size());
        assertEquals(Optional.of(new Hours(1, 0, CLOSE)), turn.length().hours());
        World evening = silence(monday);
        Turn rest = TRIBUS.play().turn(evening);
        assertEquals(new TreeSet<>(), rest.due());
        assertEquals(4, rest.may().size());
        assertEquals(turn.length().hours(), rest.length().hours());
        World wednesday = afterDay(evening, Weekday.TUE);
        assertEquals(Stage.TICK, wednesday.stage());
        World thursday = afterDay(wednesday, Weekday.WED);
        assertEquals(
                new TreeSet<>(List.of(new Seat(3))),
                TRIBUS.play().turn(thursday).due());
        assertEquals(
                4, TRIBUS.play().turn(thursday).length().hours().orElseThrow().weekday());
    }

    @Test
    void whatIsNotSpentOnSundayIsLost() {
        World world = settled(2, "startLand", "NONE");
        World spent = play(world, sent(1, "RECLUTAR 1 EN A4")).state();
        assertEquals(0, spent.pools().get(0).amount());
        World next = afterDay(spent, Weekday.SUN);
        assertEquals(2, next.week());
        assertEquals(
                List.of(10, 10, 10, 10),
                next.pools().stream().map(pool -> pool.amount()).toList());
        assertEquals(1, next.today().orElseThrow());
    }

    @Test
    void whoSendsNothingPassesAndSiegesStillBite() {
        World world = world("D1=1 s5; C1 D2 E1 E2=2 s1; A4=2 s5");
        var resolution = play(world);
        assertEquals(3, soldiers(resolution.state(), "D1"));
        assertTrue(told(resolution).contains("event.siege"));
        assertEquals(List.of("event.silent"), told(play(world("D1=1 s5; A4=2"))));
        assertEquals(List.of("event.idle"), told(play(world("D1=1 s5; A4=2"), sent(1))));
    }

    @Test
    void whoHasPlayedMustWaitForTheTickOfTheDay() {
        World evening = silence(settled(2));
        assertEquals(Optional.of("E_CLOSED"), refused(evening, 1, "MOVER 1 A4 > B4"));
        assertEquals(List.of("E_CLOSED"), codes(play(evening, sent(1, "MOVER 1 A4 > B4"))));
        assertEquals(Optional.empty(), refused(silence(evening), 1, "MOVER 1 A4 > B4"));
    }

    @Test
    void ordersMayBePreparedForTheNextOwnTurn() {
        World monday = world("A4=1 s5; D1=2 s5; J1=2; pool2 D1=10");
        assertEquals(Optional.empty(), refused(monday, 2, "RECLUTAR 9 EN D1"), "only static errors refuse a draft");
        assertEquals(Optional.of("E_QTY"), refused(monday, 2, "RECLUTAR 10 EN D1"));
        World kept = play(monday, sent(1), sent(2, "MOVER 5 D1 > D2")).state();
        assertEquals(sheet("MOVER 5 D1 > D2"), TRIBUS.steps().prepared(kept, new Seat(2)));
        World thursday = afterDay(kept, Weekday.WED);
        World played = silence(thursday);
        assertEquals(5, soldiers(played, "D2"));
        assertEquals(OrderSheet.EMPTY, TRIBUS.steps().prepared(played, new Seat(2)));
    }

    @Test
    void whatIsSentOnTheDayReplacesWhatWasPrepared() {
        World kept = play(world("A4=1 s5; D1=2 s5; J1=2"), sent(1), sent(2, "MOVER 5 D1 > D2"))
                .state();
        World thursday = afterDay(kept, Weekday.WED);
        World played = play(thursday, sent(2, "MOVER 2 D1 > C1")).state();
        assertEquals(2, soldiers(played, "C1"));
        assertEquals(0, soldiers(played, "D2"));
        assertEquals(5, soldiers(play(thursday, sent(2)).state(), "D1"), "a sheet from which all was struck");
    }

    @Test
    void aGameMayDoWithoutDrafts() {
        World monday = settled(2, "allowDrafts", "false");
        assertEquals(Optional.of("E_NOT_ACTIVE"), refused(monday, 2, "MOVER 1 D4 > D5"));
        assertEquals(Optional.empty(), refused(monday, 2, "PACTO Rojo DOY nada RECIBO nada"));
        assertEquals(Optional.of("E_NOT_ACTIVE"), refused(settled(2, "turnMode", "LIVE"), 2, "MOVER 1 D4 > D5"));
    }

    @Test
    void recruitingIsRefusedAtOnceAndActionsAreWarnedOf() {
        World world = world("D4=1 s5; B2=1 s3; A4=2; pool1 D4=10");
        assertEquals(Optional.of("E_RESOURCES"), refused(world, 1, "RECLUTAR 1 EN D4", "RECLUTAR 1 EN D4"));
        assertEquals(Optional.of("E_NOT_OWNER"), refused(world, 1, "RECLUTAR 1 EN A4"));
        assertEquals(Optional.of("E_NOT_PORT"), refused(world, 1, "BARCO EN A4"));
        assertEquals(List.of("warning.W_RANGE"), warned(world, 1, "MOVER 3 B2 > B5"));
        assertEquals(List.of("warning.W_ACTED"), warned(world, 1, "MOVER 3 B2 > B3", "MOVER 3 B3 > B4"));
        assertEquals(List.of("warning.W_REORDERED"), warned(world, 1, "MOVER 3 B2 > B3", "RECLUTAR 1 EN D4"));
        assertEquals(List.of(), warned(world, 1, "MOVER 3 B2 > B3"));
    }

    @Test
    void whatIsPreparedIsWarnedOfAndNotRefusedForHowThingsStandToday() {
        World world = world("A4=1 s5; D4=2 s5; B2=2 s3; pool2 D4=10");
        assertEquals(List.of("warning.W_RECRUIT"), warned(world, 2, "RECLUTAR 2 EN D4"));
        assertEquals(List.of("warning.W_RECRUIT"), warned(world, 2, "RECLUTAR 1 EN A4"));
        assertEquals(List.of("warning.W_RANGE"), warned(world, 2, "MOVER 3 B2 > B5"));
        assertEquals(List.of(), warned(world, 2, "RECLUTAR 1 EN D4", "MOVER 3 B2 > B4"));
    }

    @Test
    void aWarningNeverDependsOnLuck() {
        World world = world("B4=1 s3; B5=2 s3; A4=2; D1=1");
        assertEquals(
                List.of("warning.W_ACTED"),
                warned(world, 1, "ATACAR 3 B4 > B5", "MOVER 1 B5 > B6"),
                "with the best die there is somebody in B5, who has acted");
        assertEquals(List.of(), warned(world, 1, "ATACAR 3 B4 > B5"));
    }

    @Test
    void everybodyIsToldWhoTakesATileByFighting() {
        World world = world("B4=1 s6; B5=2 s2; A4=2; D1=1 s5");
        assertEquals(List.of("event.fight", "event.occupy"), told(play(world, sent(1, "ATACAR 6 B4 > B5"))));
        assertEquals(List.of("event.fight"), told(play(world, sent(1, "ATACAR 1 B4 > B5"))));
    }

    @Test
    void onSundayEverybodyIsToldHowFarItIsToVictoryAndWhatThereIsToSpend() {
        World sunday = settled(2);
        while (sunday.day() != Weekday.SUN) {
            sunday = silence(sunday);
        }
        assertEquals(
                List.of("report.domination", "report.score", "event.grant"),
                told(play(sunday)).stream().distinct().toList());
    }

    @Test
    void otherTribesDoNotSeeWhatFailed() {
        var resolution = play(world("B2=1 s3; A4=2; D1=1"), sent(1, "MOVER 3 B2 > B5"));
        assertEquals(List.of("event.idle"), told(resolution));
        assertEquals(List.of("outcome.failed"), Table.whispered(resolution, 1));
        assertEquals(List.of(), Table.whispered(resolution, 2));
    }

    @Test
    void whoPreparesATurnIsToldTooThatRecruitingComesFirst() {
        World monday = world("A4=1 s5; D1=2 s5; J1=2; pool2 D1=10");
        assertEquals(List.of("warning.W_REORDERED"), warned(monday, 2, "MOVER 1 D1 > D2", "RECLUTAR 1 EN D1"));
    }

    @Test
    void aTribeThatIsOutHasNoDayAnyMore() {
        World world = world("B4=1 s9; A4=2 s0; D1=1 s5; J1=3 s5");
        World tuesday = silence(play(world, sent(1, "MOVER 9 B4 > A4")).state());
        assertFalse(tuesday.in(2));
        assertEquals(Optional.of("E_NOT_ACTIVE"), refused(tuesday, 2, "MOVER 1 A4 > B4"));
        World wednesday = silence(tuesday);
        assertEquals(Weekday.WED, wednesday.day());
        assertEquals(Stage.TICK, wednesday.stage(), "Wednesday was its day");
    }
}
