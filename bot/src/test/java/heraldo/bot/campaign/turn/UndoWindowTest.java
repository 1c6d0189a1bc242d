package heraldo.bot.campaign.turn;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.BEN;
import static heraldo.bot.campaign.Tavern.EVE;
import static heraldo.bot.campaign.Tavern.GM;
import static heraldo.bot.campaign.Tavern.NOON;
import static heraldo.bot.campaign.Tavern.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Dispatch.Kind;
import heraldo.bot.campaign.model.Guest;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.Terms;
import heraldo.bot.campaign.model.TurnStatus;
import heraldo.rules.kernel.Seat;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** When all are ready, a turn waits a little: whoever thinks better of it takes that back. */
class UndoWindowTest extends InTavern {
    private static final Duration WINDOW = Duration.ofMinutes(5);
    private static final Duration GRACE = Duration.ofSeconds(3);
    private static final Duration MINUTE = Duration.ofMinutes(1);

    private CampaignId id;

    @BeforeEach
    void mill() {
        id = tavern.running(patient(Tavern.wish("Molino", "turns", "9")));
        tavern.office.orders().add(tavern.by(ANA), "moler 2");
        tavern.office.orders().add(tavern.by(BEN), "moler 1");
    }

    private static NewCampaign patient(NewCampaign wish) {
        return new NewCampaign(
                wish.name(), wish.ruleset(), wish.seats(), wish.language(), wish.options(), wish.named(), Terms.USUAL);
    }

    private void ready(long user) {
        tavern.office.orders().ready(tavern.by(user), true);
        tavern.work();
    }

    private void reopened(long user) {
        tavern.office.orders().ready(tavern.by(user), false);
        tavern.work();
    }

    private void allReady() {
        ready(ANA);
        ready(BEN);
    }

    private Optional<Instant> early() {
        return tavern.newest(id).clock().early();
    }

    private int open() {
        return tavern.newest(id).key().number();
    }

    @Test
    void itEndsFiveMinutesAfterTheLastIsReady() {
        ready(ANA);
        assertEquals(Optional.empty(), early());
        tavern.pass(MINUTE);
        ready(BEN);
        Instant end = NOON.plus(MINUTE).plus(WINDOW);
        assertEquals(Optional.of(end), early());
        assertEquals(
                Optional.of(end),
                tavern.office.orders().show(tavern.by(ANA)).turn().early(),
                "and everybody can see it");
        assertEquals(Optional.of(end.plus(GRACE)), tavern.office.clerk().nextDeadline());
        assertEquals(Optional.of(end.plus(GRACE)), tavern.office.clerk().nextAlarm());
        tavern.pass(WINDOW);
        assertEquals(1, open(), "what was sent in time may come a moment late");
        tavern.pass(GRACE);
        assertEquals(2, open());
        assertEquals(1, tavern.posts(Kind.RESULT).size());
    }

    /** Whoever takes a seat finds the sheet, and has not said that it is ready. */
    @Test
    void theWordOfWhoeverHeldASeatDoesNotBindWhoeverTakesIt() {
        allReady();
        tavern.office.staff().invite(tavern.by(GM).in(id), new Seat(2), new Guest(EVE, "Eve"), 0);
        long invitation = tavern.office.staff().invitations(id).getLast().id();
        assertTrue(early().isPresent(), "an offer alone changes nothing");
        tavern.office.invitations().accept(tavern.by(EVE), invitation);
        assertEquals(Optional.empty(), early());
        assertFalse(tavern.office.orders().show(tavern.by(EVE)).written().ready());
        tavern.pass(WINDOW.plus(GRACE));
        assertEquals(1, open());
        assertFalse(tavern.office.orders().undo(tavern.by(EVE)).written().ready(), "nor does undoing bring it back");
        ready(EVE);
        tavern.pass(WINDOW.plus(GRACE));
        assertEquals(2, open());
    }

    /** A campaign without it ends its turn when the last is ready. */
    @Test
    void whatFollowsIsAsIfTheLastHadEndedIt() {
        allReady();
        tavern.pass(WINDOW.plus(GRACE));
        CampaignId hasty = tavern.office
                .campaigns()
                .open(tavern.by(GM), Tavern.wish("Noria", "turns", "9"))
                .campaign()
                .id();
        tavern.join(hasty, ANA, 1);
        tavern.join(hasty, BEN, 2);
        tavern.office.campaigns().start(tavern.by(GM).in(hasty));
        tavern.office.orders().ready(tavern.by(ANA).in(hasty), true);
        tavern.office.orders().ready(tavern.by(BEN).in(hasty), true);
        tavern.work();
        assertEquals(2, tavern.newest(hasty).key().number());
        assertEquals(tavern.newest(hasty).due(), tavern.newest(id).due());
        assertEquals(
                tavern.newest(hasty).clock().nominal(),
                tavern.newest(id).clock().nominal());
        assertEquals(Optional.empty(), early(), "the next turn begins without");
        assertEquals(false, tavern.turn(id, 1).result().orElseThrow().late());
    }

    @Test
    void whoeverTakesItBackStopsItAndTheNextToBeReadyBeginsItAnew() {
        allReady();
        tavern.pass(MINUTE);
        reopened(ANA);
        assertEquals(Optional.empty(), early());
        tavern.pass(Duration.ofHours(1));
        assertEquals(1, open());
        ready(ANA);
        assertEquals(Optional.of(tavern.clock.instant().plus(WINDOW)), early());
        tavern.pass(WINDOW.plus(GRACE));
        assertEquals(2, open());
    }

    @Test
    void whoeverWritesStopsIt() {
        allReady();
        tavern.office.orders().add(tavern.by(BEN), "moler 2");
        assertEquals(Optional.empty(), early());
        tavern.pass(Duration.ofHours(1));
        assertEquals(1, open());
    }

    @Test
    void whoSaysItTwiceDoesNotMakeItLonger() {
        allReady();
        Optional<Instant> end = early();
        tavern.pass(MINUTE);
        ready(ANA);
        assertEquals(end, early());
    }

    @Test
    void itIsNeverLongerThanToTheDeadline() {
        tavern.pass(Duration.between(NOON, EIGHT).minus(MINUTE));
        allReady();
        assertEquals(Optional.of(EIGHT), early());
        tavern.pass(MINUTE.plus(GRACE));
        assertEquals(2, open());
        assertEquals(Optional.of(EIGHT.plus(DAY)), tavern.newest(id).due());
    }

    @Test
    void afterItNobodyTakesAnythingBack() {
        allReady();
        tavern.sleep(WINDOW);
        assertEquals("late", refusal(() -> tavern.office.orders().ready(tavern.by(ANA), false)));
        assertEquals("late", refusal(() -> tavern.office.orders().add(tavern.by(ANA), "moler 1")));
        Instant inTime = tavern.clock.instant().minusMillis(1);
        tavern.office.orders().ready(tavern.by(ANA, inTime), false);
        tavern.pass(GRACE);
        assertEquals(1, open(), "what was said before its end counts, though it came later");
    }

    @Test
    void whatWasSaidBeforeItsEndAndComesWhenItIsPlayedTouchesNoOtherTurn() {
        allReady();
        Instant inTime = tavern.clock.instant().plus(WINDOW).minusMillis(1);
        tavern.pass(WINDOW.plus(GRACE));
        assertEquals(2, open());
        assertEquals("late", refusal(() -> tavern.office.orders().ready(tavern.by(ANA, inTime), false)));
        assertEquals(
                Optional.empty(),
                tavern.office.orders().show(tavern.by(ANA)).written().code(),
                "nothing is written on the sheet of the next turn");
    }

    @Test
    void itSurvivesARestartAndEndsOnce() {
        allReady();
        Optional<Instant> end = early();
        tavern.sleep(MINUTE);
        tavern.restart();
        tavern.work();
        assertEquals(end, early());
        assertEquals(1, open());
        tavern.sleep(WINDOW);
        tavern.restart();
        tavern.work();
        tavern.work();
        assertEquals(2, open());
        assertEquals(1, tavern.posts(Kind.RESULT).size());
        assertEquals(1, tavern.posts(Kind.SEALED).size());
    }

    @Test
    void whoCouldNotTakeItBackForLongHasItAgain() {
        allReady();
        tavern.sleep(Duration.ofHours(2));
        tavern.restart();
        tavern.work();
        assertEquals(1, open());
        assertEquals(Optional.of(tavern.clock.instant().plus(WINDOW)), early());
        assertTrue(tavern.posts(Kind.NOTICE).getLast().message().toString().contains("window-again"));
        tavern.pass(WINDOW.plus(GRACE));
        assertEquals(2, open());
        assertEquals(1, tavern.posts(Kind.RESULT).size());
    }

    @Test
    void aDeadlineThatWasMissedMeanwhileHoldsTheTurn() {
        allReady();
        tavern.sleep(DAY);
        tavern.restart();
        tavern.work();
        assertEquals(TurnStatus.HELD, tavern.newest(id).status());
        assertEquals(Optional.empty(), early());
        ready(ANA);
        assertEquals(Optional.of(tavern.clock.instant().plus(WINDOW)), early(), "all are ready still");
    }

    @Test
    void aPauseEndsItAndTheNextWordAfterItBeginsItAnew() {
        allReady();
        tavern.office.gameMaster().pause(tavern.by(GM));
        assertEquals(Optional.empty(), early());
        tavern.pass(Duration.ofHours(1));
        assertEquals(1, open());
        ready(ANA);
        assertEquals(Optional.empty(), early(), "there is no hurry in a pause");
        tavern.office.gameMaster().resume(tavern.by(GM));
        assertEquals(Optional.empty(), early());
        ready(ANA);
        assertEquals(Optional.of(tavern.clock.instant().plus(WINDOW)), early());
        tavern.pass(WINDOW.plus(GRACE));
        assertEquals(2, open());
    }

    @Test
    void aGameMasterWhoGivesMoreTimeGivesIt() {
        allReady();
        tavern.office.gameMaster().extend(tavern.by(GM), Duration.ofHours(1));
        assertEquals(Optional.empty(), early());
        tavern.pass(Duration.ofHours(1));
        assertEquals(1, open());
    }

    @Test
    void aGameMasterWhoEndsTheTurnDoesNotWait() {
        allReady();
        tavern.office.gameMaster().resolve(tavern.by(GM));
        tavern.work();
        assertEquals(2, open());
        tavern.pass(WINDOW.plus(GRACE));
        assertEquals(2, open());
        assertEquals(1, tavern.posts(Kind.RESULT).size());
    }

    @Test
    void whileTheClockIsDoubtedItIsNotOver() {
        allReady();
        tavern.setClock(Duration.ofHours(1));
        tavern.work();
        assertEquals(1, open());
        assertEquals(Optional.empty(), early());
        ready(ANA);
        assertEquals(Optional.empty(), early(), "nobody knows when it would be over");
        tavern.setClock(Duration.ofHours(-1));
        tavern.work();
        ready(ANA);
        assertEquals(Optional.of(tavern.clock.instant().plus(WINDOW)), early());
    }

    @Test
    void whoeverTakesAFreeSeatStopsIt() {
        tavern.office.orders().ready(tavern.by(BEN), false);
        tavern.office.campaigns().leave(tavern.by(BEN));
        ready(ANA);
        assertTrue(early().isPresent(), "nobody else is waited for");
        tavern.join(id, BEN, 2);
        assertEquals(Optional.empty(), early(), "Ben has not said that he is ready");
        tavern.pass(WINDOW.plus(GRACE));
        assertEquals(1, open());
    }

    @Test
    void theGameMasterSaysHowLongItIs() {
        tavern.office.gameMaster().window(tavern.by(GM), 30);
        allReady();
        assertEquals(Optional.of(NOON.plus(Duration.ofMinutes(30))), early());
        reopened(BEN);
        tavern.office.gameMaster().window(tavern.by(GM), 0);
        ready(BEN);
        assertEquals(2, open());
    }

    @Test
    void whereOrdersArePlayedAtOnceThereIsNone() {
        CampaignId instant = tavern.office
                .campaigns()
                .open(tavern.by(GM), patient(Tavern.wish("Batán", "turns", "9", "way", "INSTANT")))
                .campaign()
                .id();
        tavern.join(instant, ANA, 1);
        tavern.join(instant, BEN, 2);
        tavern.office.campaigns().start(tavern.by(GM).in(instant));
        tavern.office.orders().ready(tavern.by(ANA).in(instant), true);
        tavern.work();
        assertEquals(1, tavern.newest(instant).key().step(), "his step was played at once");
        assertEquals(Optional.empty(), tavern.newest(instant).clock().early());
    }
}
