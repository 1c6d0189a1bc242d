package heraldo.bot.campaign.turn;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.BEN;
import static heraldo.bot.campaign.Tavern.GM;
import static heraldo.bot.campaign.Tavern.ending;
import static heraldo.bot.campaign.Tavern.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.master.GameMasterDesk;
import heraldo.bot.campaign.model.CadenceBounds;
import heraldo.bot.campaign.model.CadenceStart;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.DateRange;
import heraldo.bot.campaign.model.DeadlineChange;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.NextDeadline;
import heraldo.bot.campaign.model.Terms;
import heraldo.bot.campaign.model.TurnTimes;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Whatever the game master does, no date ends two turns and deadlines go only forwards. Turns end at 20:00 in Madrid. */
class TimetableTest extends InTavern {
    private CampaignId id;

    @BeforeEach
    void open() {
        id = tavern.running();
    }

    private GameMasterDesk desk() {
        return tavern.office.gameMaster();
    }

    private void endEarly() {
        tavern.office.orders().ready(tavern.by(ANA), true);
        tavern.office.orders().ready(tavern.by(BEN), true);
        tavern.work();
    }

    private void assertDue(int number, Instant due) {
        assertEquals(number, tavern.newest(id).key().number());
        assertEquals(Optional.of(due), tavern.newest(id).deadline());
    }

    @Test
    void aTurnThatEndsEarlyUsesItsDateUp() {
        endEarly();
        assertDue(2, EIGHT.plus(DAY));
    }

    @Test
    void pausedAndResumedTheTurnDoesNotGetTheDateOfTheTurnBefore() {
        endEarly();
        desk().pause(tavern.by(GM));
        desk().resume(tavern.by(GM));
        assertDue(2, EIGHT.plus(DAY));
    }

    @Test
    void anExtendedTurnThatEndsEarlyIsFollowedByALaterDeadline() {
        desk().extend(tavern.by(GM), Duration.ofHours(30));
        endEarly();
        assertDue(2, EIGHT.plus(DAY.multipliedBy(2)));
    }

    @Test
    void aNewCadenceBeginsAfterTheTurnBefore() {
        endEarly();
        desk().deadline(tavern.by(GM), "0 18,20 * * *", "Europe/Madrid");
        assertDue(2, EIGHT.plus(DAY).minus(Duration.ofHours(2)));
    }

    @Test
    void aDateByHandLiesInTheFutureAndTheCadenceGoesOn() {
        tavern.toTheDeadline();
        assertEquals("deadline-range", refusal(() -> desk().deadline(tavern.by(GM), EIGHT)));
        desk().deadline(tavern.by(GM), EIGHT.plus(DAY).plusSeconds(3600));
        tavern.toTheDeadline();
        assertDue(3, EIGHT.plus(DAY.multipliedBy(2)));
    }

    @Test
    void whoMissedOneDeadlineOrManyHasAnHourAtLeast() {
        tavern.sleep(Duration.ofHours(31).plusMinutes(30));
        tavern.restart();
        tavern.work();
        assertDue(1, EIGHT.plus(DAY.multipliedBy(2)));
        assertEquals(1, tavern.posts(Dispatch.Kind.NOTICE).size());
    }

    @Test
    void aTurnThatEndsAQuarterOfAnHourLateCostsNoLaterDate() {
        desk().deadline(tavern.by(GM), "0 20,21 * * *", "Europe/Madrid");
        assertDue(1, EIGHT);
        tavern.sleep(Duration.between(tavern.clock.instant(), EIGHT.plus(TurnTimes.USUAL.late())));
        tavern.work();
        assertDue(2, EIGHT.plus(Duration.ofHours(1)));
    }

    @Test
    void fourTurnsResolvedInARowCanKeepTheRhythm() {
        tavern.close();
        tavern = new Tavern(folder.resolve("long"));
        id = tavern.running(new NewCampaign(
                "Feria",
                "mill",
                2,
                Tavern.SPANISH,
                new TreeMap<>(Map.of("turns", "9")),
                ending("0 20 * * *", "Europe/Madrid"),
                Terms.USUAL.waiting(0)));
        for (int i = 0; i < 4; i++) {
            tavern.pass(Duration.ofMinutes(20));
            Instant nearest =
                    desk().previewNext(tavern.by(GM), NextDeadline.NEAREST).orElseThrow();
            desk().resolve(tavern.by(GM), NextDeadline.NEAREST);
            tavern.work();
            assertDue(i + 2, nearest);
            assertEquals(EIGHT, nearest);
        }
        tavern.toTheDeadline();
        assertDue(6, EIGHT.plus(DAY));
    }

    @Test
    void aTurnResolvedAtOnceIsFollowedByTheDateThatWasForetold() {
        Instant next =
                desk().previewNext(tavern.by(GM), NextDeadline.AFTER_THIS).orElseThrow();
        assertEquals(EIGHT.plus(DAY), next);
        desk().resolve(tavern.by(GM));
        tavern.work();
        assertDue(2, next);
    }

    @Test
    void resolvedShortlyBeforeItsDateTheNextTurnHasItsRoom() {
        tavern.pass(Duration.between(tavern.clock.instant(), EIGHT).minusMinutes(5));
        desk().resolve(tavern.by(GM), NextDeadline.NEAREST);
        tavern.work();
        assertDue(2, EIGHT.plus(DAY));
    }

    @Test
    void aCadenceThatCountsFromTheNextTurnOnLeavesTheOpenOneItsTime() {
        DeadlineChange change = desk().previewDeadline(tavern.by(GM), "0 18 * * *", "Europe/Madrid");
        assertEquals(Optional.of(Duration.ofHours(2)), change.lost());
        desk().deadline(tavern.by(GM), "0 18 * * *", "Europe/Madrid", CadenceStart.NEXT_TURN);
        assertDue(1, EIGHT);
        tavern.toTheDeadline();
        assertDue(2, EIGHT.plus(DAY).minus(Duration.ofHours(2)));
    }

    @Test
    void quietDaysMoveTheDeadlineThatLiesOnOneOfThemAndNoOther() {
        desk().quiet(tavern.by(GM), List.of(days("2026-11-20", "2026-11-22")));
        assertDue(1, EIGHT.plus(DAY.multipliedBy(3)));
        desk().quiet(tavern.by(GM), List.of(days("2026-11-25", "2026-11-26")));
        assertDue(1, EIGHT.plus(DAY.multipliedBy(3)));
        tavern.toTheDeadline();
        assertDue(2, EIGHT.plus(DAY.multipliedBy(4)));
        tavern.toTheDeadline();
        assertDue(3, EIGHT.plus(DAY.multipliedBy(7)));
    }

    @Test
    void quietDaysOutliveAnotherCadence() {
        desk().quiet(tavern.by(GM), List.of(days("2026-11-21", "2026-11-22")));
        desk().deadline(tavern.by(GM), "0 21 * * *", "Europe/Madrid");
        tavern.toTheDeadline();
        assertDue(2, EIGHT.plus(DAY.multipliedBy(3)).plus(Duration.ofHours(1)));
        desk().quiet(tavern.by(GM), List.of());
        tavern.toTheDeadline();
        assertDue(3, EIGHT.plus(DAY.multipliedBy(4)).plus(Duration.ofHours(1)));
    }

    private static DateRange days(String from, String until) {
        return new DateRange(LocalDate.parse(from), LocalDate.parse(until));
    }

    @Test
    void aTurnWithALengthOfItsOwnDoesNotEndOnAQuietDay() {
        tavern.close();
        tavern = new Tavern(folder.resolve("quiet"));
        id = tavern.running(new NewCampaign(
                "Ruta",
                "cathay",
                3,
                Tavern.SPANISH,
                new TreeMap<>(),
                ending("0 20 * * *", "Europe/Madrid"),
                Terms.USUAL.waiting(0),
                new CadenceBounds(Optional.empty(), List.of(days("2026-11-21", "2026-11-23")))));
        assertEquals(
                Optional.of(Tavern.NOON.plus(DAY.multipliedBy(4))),
                tavern.newest(id).due());
    }

    @Test
    void theFirstDeadlineIsChosenFreely() {
        tavern.close();
        tavern = new Tavern(folder.resolve("first"));
        id = tavern.running(new NewCampaign(
                "Feria",
                "mill",
                2,
                Tavern.SPANISH,
                new TreeMap<>(),
                ending("0 20 * * *", "Europe/Madrid"),
                Terms.USUAL.waiting(0),
                new CadenceBounds(Optional.of(LocalDateTime.parse("2026-11-25T18:00")), List.of())));
        assertDue(1, Instant.parse("2026-11-25T17:00:00Z"));
        tavern.toTheDeadline();
        assertDue(2, Instant.parse("2026-11-25T19:00:00Z"));
    }

    @Test
    void aTurnWithALengthOfItsOwnEndsAfterThat() {
        tavern.close();
        tavern = new Tavern(folder.resolve("cathay"));
        id = tavern.running(new NewCampaign(
                "Ruta",
                "cathay",
                3,
                Tavern.SPANISH,
                new TreeMap<>(),
                ending("0 20 * * *", "Europe/Madrid"),
                Terms.USUAL.waiting(0)));
        assertEquals(Optional.of(Tavern.NOON.plus(DAY)), tavern.newest(id).due());
    }

    @Test
    void aTurnThatWasLockedWhenTheProgramDiedIsPlayedAndTheNextIsNotEmptied() {
        tavern.office.orders().add(tavern.by(ANA), "moler 2");
        tavern.sleep(Duration.between(tavern.clock.instant(), EIGHT));
        CampaignTurn turn = tavern.newest(id);
        tavern.database.record(books -> books.turns().change(turn, turn.locked()));
        tavern.sleep(Duration.ofHours(23).plusMinutes(30));
        tavern.restart();
        tavern.work();
        assertEquals(List.of(2, 0), tavern.ground(id));
        assertDue(2, EIGHT.plus(DAY.multipliedBy(2)));
    }

    @Test
    void whereTurnsLastEightHoursAtLeastADeadlineEightHoursLaterIsLongEnough() {
        tavern.close();
        tavern = new Tavern(folder.resolve("relay"));
        id = tavern.running(new NewCampaign(
                "Relevo",
                "relay",
                2,
                Tavern.SPANISH,
                new TreeMap<>(),
                ending("0 4,12,20 * * *", "Europe/Madrid"),
                Terms.USUAL.waiting(0)));
        assertDue(1, EIGHT);
        tavern.toTheDeadline();
        assertDue(2, EIGHT.plus(Duration.ofHours(8)));
    }
}
