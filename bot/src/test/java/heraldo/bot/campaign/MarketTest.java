package heraldo.bot.campaign;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.BEN;
import static heraldo.bot.campaign.Tavern.GM;
import static heraldo.bot.campaign.Tavern.SPANISH;
import static heraldo.bot.campaign.Tavern.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.Cadence;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Dispatch.Kind;
import heraldo.bot.campaign.model.Occupancy;
import heraldo.bot.campaign.model.OpeningHours;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.sheet.OrderDesk;
import heraldo.bot.campaign.sheet.Receipt;
import heraldo.bot.campaign.sheet.Voucher;
import heraldo.rules.kernel.Hours;
import heraldo.rules.kernel.Seat;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A campaign in which every seat has a day of the week of its own. It starts on a Friday; Ana has Monday, Ben Tuesday. */
@Tag("slow")
class MarketTest extends InTavern {
    private static final Instant MONDAY = Instant.parse("2026-11-23T19:00:00Z");
    private static final Instant MONDAY_MIDNIGHT = Instant.parse("2026-11-22T23:00:00Z");

    private OrderDesk desk() {
        return tavern.office.orders();
    }

    private void until(Instant instant) {
        tavern.pass(Duration.between(tavern.clock.instant(), instant));
    }

    private Optional<Instant> due(CampaignId id) {
        return tavern.newest(id).due();
    }

    private int open(CampaignId id) {
        return tavern.newest(id).key().number();
    }

    @Test
    void theFirstDayIsTheFirstThatHasNotBegunAndTheRestOfItEndsWithIt() {
        CampaignId id = tavern.market();
        assertEquals(Optional.of(MONDAY), due(id));
        until(MONDAY_MIDNIGHT.plus(Duration.ofHours(10)));
        desk().add(tavern.by(ANA), "moler 3");
        desk().ready(tavern.by(ANA), true);
        tavern.work();
        assertEquals(2, open(id), "her turn is over at once");
        assertEquals(Optional.of(MONDAY), due(id), "her day is not");
        tavern.toTheDeadline();
        assertEquals(3, open(id));
        assertEquals(Optional.of(MONDAY.plus(Duration.ofDays(1))), due(id), "then it is Ben's");
    }

    @Test
    void whoseDayIsTakenUpByTheOneBeforeHasHisOwnAWeekLater() {
        for (Duration longer :
                List.of(Duration.ofHours(24), Duration.ofHours(24).minusMinutes(5))) {
            CampaignId id = tavern.market();
            until(MONDAY_MIDNIGHT);
            tavern.office.gameMaster().extend(tavern.by(GM), longer);
            tavern.toTheDeadline();
            tavern.work();
            assertEquals(3, open(id), "the rest of Ana's day ended with it");
            assertEquals(Optional.of(MONDAY.plus(Duration.ofDays(8))), due(id), "nothing is left of Ben's");
            tavern.close();
            tavern = new Tavern(folder.resolve(longer.toString()));
        }
    }

    @Test
    void whoIsReadyBeforeTheDayBeginsIsPlayedAtItsEnd() {
        CampaignId id = tavern.market();
        desk().add(tavern.by(ANA), "moler 3");
        desk().ready(tavern.by(ANA), true);
        tavern.work();
        assertEquals(1, open(id));
        until(MONDAY_MIDNIGHT.minusSeconds(1));
        desk().ready(tavern.by(ANA), false);
        desk().ready(tavern.by(ANA), true);
        assertEquals(1, open(id));
        tavern.toTheDeadline();
        tavern.work();
        assertEquals(List.of(3, 0), tavern.ground(id));
        assertEquals(3, open(id));
    }

    @Test
    void whoIsNotWaitedForMayWriteTooAndEndsNothingByBeingReady() {
        CampaignId id = tavern.market();
        until(MONDAY_MIDNIGHT.plus(Duration.ofHours(1)));
        desk().add(tavern.by(BEN), "moler 4");
        desk().ready(tavern.by(BEN), true);
        tavern.work();
        assertEquals(1, open(id));
        assertEquals(List.of(new Seat(1)), tavern.office.archive().awaited(id));
        desk().add(tavern.by(ANA), "moler 2");
        desk().ready(tavern.by(ANA), true);
        tavern.work();
        assertEquals(List.of(2, 5), tavern.ground(id), "Ben's prepared sack stood on his sheet");
    }

    @Test
    void whatWasPreparedStandsOnTheSheetAndIsSentIfNobodyWritesAnything() {
        CampaignId id = tavern.market();
        assertEquals(
                List.of("moler 1"),
                desk().show(tavern.by(BEN)).lines().stream()
                        .map(Receipt.Line::text)
                        .toList());
        tavern.toTheDeadline();
        tavern.work();
        tavern.toTheDeadline();
        tavern.work();
        assertEquals(List.of(0, 1), tavern.ground(id));
        assertEquals(List.of(1, 0), silent(id), "only Ana was silent");
    }

    private List<Integer> silent(CampaignId id) {
        return tavern.office.campaigns().roster(id).occupancies().stream()
                .map(Occupancy::silent)
                .toList();
    }

    @Test
    void aTurnOfNobodyIsPostedOnlyIfItHasSomethingToTell() {
        CampaignId id = tavern.market();
        tavern.toTheDeadline();
        tavern.work();
        assertEquals(1, tavern.posts(Kind.RESULT).size(), "Ana's turn, not the rest of her day");
        assertEquals(1, tavern.posts(Kind.TURN_OPENED).size(), "Ana's turn, the first; Ben alone is told of his");
        assertEquals(2, tavern.posts(Kind.SUMMONS).size(), "Ana and Ben are called");
        tavern.toTheDeadline();
        tavern.work();
        assertEquals(5, open(id), "Wednesday is nobody's");
        assertEquals(2, tavern.posts(Kind.RESULT).size());
        assertEquals(2, tavern.posts(Kind.SEALED).size(), "nobody wrote anything in the rest of a day");
        desk().add(tavern.by(ANA), "moler 1");
        tavern.toTheDeadline();
        assertEquals(3, tavern.posts(Kind.RESULT).size(), "Ana has ground on nobody's day");
        assertEquals(3, tavern.posts(Kind.SEALED).size());
    }

    @Test
    void whoOrderedInATurnAndOnNobodysDayAfterItHasAVoucherOfEach() {
        CampaignId id = tavern.market();
        for (int turn : new int[] {3, 5}) {
            tavern.toTheDeadline();
            tavern.work();
            assertEquals(turn, open(id));
            desk().add(tavern.by(BEN), "moler 1");
        }
        tavern.toTheDeadline();
        int seen = tavern.office.archive().number(new TurnKey(id, 5, 0)).seen();
        assertEquals(
                List.of(
                        tavern.turn(id, 3).outcome().root(),
                        tavern.turn(id, 5).outcome().root()),
                tavern.office.writing().vouchers().vouchers(tavern.by(BEN), Optional.of(seen)).stream()
                        .map(Voucher::root)
                        .toList());
    }

    @Test
    void onlyWhoseDayItIsIsReminded() {
        tavern.market();
        until(MONDAY.minus(Duration.ofHours(2)));
        assertEquals(
                List.of(Optional.of(new Seat(1))),
                tavern.posts(Kind.REMINDER).stream().map(Dispatch::seat).toList());
    }

    @Test
    void daysThatWereMissedArePlayedInTheirOrderWithWhatWasSentInTime() {
        CampaignId id = tavern.market();
        until(MONDAY.minus(Duration.ofHours(1)));
        desk().add(tavern.by(ANA), "moler 3");
        tavern.sleep(Duration.ofHours(39));
        for (int i = 0; i < 6; i++) {
            tavern.work();
        }
        assertEquals(List.of(3, 1), tavern.ground(id), "Ana's sheet, and what Ben had prepared");
        assertEquals(5, open(id));
        assertEquals(Optional.of(MONDAY.plus(Duration.ofDays(2))), due(id), "Wednesday goes on");
        assertTrue(tavern.posts(Kind.NOTICE).isEmpty(), "nothing is held");
    }

    @Test
    void whereSheetsArePlayedAtOnceWhoIsNotWaitedForTakesNobodysTurn() {
        CampaignId id = tavern.market("way", "INSTANT");
        until(MONDAY_MIDNIGHT.plus(Duration.ofHours(1)));
        desk().add(tavern.by(BEN), "moler 2");
        tavern.work();
        assertEquals(List.of(0, 3), tavern.ground(id));
        assertEquals(1, open(id), "it is still Ana's turn");
        assertEquals(List.of(0, 0), silent(id));
        desk().add(tavern.by(ANA), "moler 5");
        desk().add(tavern.by(ANA), "descansar");
        tavern.work();
        assertEquals(List.of(5, 3), tavern.ground(id));
        assertEquals(2, open(id));
    }

    @Test
    void aDeadlineIsWallClockTimeWhenTheClocksChange() {
        CampaignId id = tavern.market();
        OpeningHours hours = new OpeningHours(new Hours(7, 0, 20 * 60), Cadence.none(ZoneId.of("Europe/Madrid")));
        assertEquals(
                Instant.parse("2026-03-29T18:00:00Z"),
                hours.closing(LocalDateTime.parse("2026-03-28T20:00")).at());
        assertEquals("late", refusal(() -> {
            until(MONDAY.minus(Duration.ofSeconds(1)));
            Act late = tavern.by(ANA);
            desk().add(new Act(late.id(), ANA, "Ana", late.place(), MONDAY, SPANISH, Optional.of(id)), "moler 1");
        }));
    }
}
