package heraldo.bot.campaign.turn;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.GM;
import static heraldo.bot.campaign.Tavern.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.HoldReason;
import heraldo.bot.campaign.model.TurnTimes;
import heraldo.bot.campaign.sheet.Receipt;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Somebody sets the clock of the machine while a campaign runs whose turn ends at 20:00. */
@Tag("slow")
class ClockJumpTest extends InTavern {
    private CampaignId id;

    @BeforeEach
    void open() {
        id = tavern.running();
        tavern.work();
        tavern.office.orders().add(tavern.by(ANA), "moler 2");
    }

    private CampaignTurn turn() {
        return tavern.newest(id);
    }

    private List<String> said() {
        return tavern.posts(Dispatch.Kind.NOTICE).stream()
                .map(post -> post.message().orElseThrow().key().substring("campaign.post.".length()))
                .toList();
    }

    private void setClock(Duration by) {
        tavern.setClock(by);
        tavern.work();
    }

    @Test
    void aClockSetAheadOfADeadlineHoldsTheTurnAndSaysSoOnce() {
        setClock(Duration.ofHours(8).plusMinutes(1));
        tavern.pass(Duration.ofMinutes(1));
        assertEquals(HoldReason.CLOCK, turn().hold());
        assertEquals(List.of("clock"), said());
        assertEquals(
                "AHEAD",
                tavern.posts(Dispatch.Kind.NOTICE)
                        .get(0)
                        .message()
                        .orElseThrow()
                        .arguments()
                        .get("way"));
        Receipt receipt = tavern.office.orders().add(tavern.by(ANA), "moler 1");
        assertEquals(Optional.empty(), receipt.turn().deadline(), "orders are taken, and no deadline stands");
        assertEquals(Optional.empty(), tavern.office.clerk().nextDeadline());
    }

    @Test
    void setBackToItsTimeTheTurnHasTheDeadlineItHad() {
        setClock(Duration.ofHours(9));
        setClock(Duration.ofHours(-9));
        assertEquals(List.of("clock", "clock-again"), said());
        assertEquals(Optional.of(EIGHT), turn().deadline());
        tavern.toTheDeadline();
        assertEquals(List.of(2, 0), tavern.ground(id));
        assertEquals(Optional.of(EIGHT.plus(DAY)), turn().deadline());
    }

    @Test
    void afterAnHourTheNewTimeIsBelievedAndTheTurnHasTheNextDeadline() {
        setClock(Duration.ofHours(9));
        tavern.pass(TurnTimes.USUAL.doubt().trial());
        assertEquals(List.of("clock", "clock-new"), said());
        assertEquals(Optional.of(EIGHT.plus(DAY)), turn().deadline());
        tavern.toTheDeadline();
        assertEquals(List.of(2, 0), tavern.ground(id));
    }

    /** What Discord says that the time is. */
    private void told(Duration ahead) {
        tavern.clock.hear(tavern.clock.instant().minus(ahead));
        tavern.work();
    }

    @Test
    void aHostThatSleptIsBelievedAsSoonAsDiscordSaysTheSame() {
        setClock(Duration.ofHours(7).plusMinutes(40));
        told(Duration.ofSeconds(2));
        assertEquals(Optional.of(EIGHT), turn().deadline());
        tavern.pass(Duration.ofMinutes(20).plusSeconds(4));
        assertEquals(List.of(2, 0), tavern.ground(id));
        assertEquals(List.of(), said());
    }

    @Test
    void aDeadlineThatPassedWhileTheHostSleptIsKeptLate() {
        setClock(Duration.ofHours(8).plusMinutes(40));
        assertEquals(HoldReason.CLOCK, turn().hold());
        told(Duration.ofSeconds(-1));
        assertEquals(List.of("clock", "clock-kept"), said());
        assertEquals(List.of(2, 0), tavern.ground(id));
        assertEquals(Optional.of(EIGHT.plus(DAY)), turn().deadline());
    }

    @Test
    void aClockThatDiscordContradictsIsBelievedAfterNoTrial() {
        setClock(Duration.ofHours(9));
        told(Duration.ofHours(9));
        tavern.pass(TurnTimes.USUAL.doubt().trial().multipliedBy(2));
        assertEquals(HoldReason.CLOCK, turn().hold());
        setClock(Duration.ofHours(-9));
        assertEquals(List.of("clock", "clock-again"), said());
        assertEquals(Optional.of(EIGHT), turn().deadline());
    }

    @Test
    void whoeverCanTellTheTimeIsAskedAndTheAnswerWakesTheClerk() {
        AtomicInteger asked = new AtomicInteger();
        tavern.clock.askedFrom(asked::incrementAndGet);
        tavern.work();
        assertEquals(0, asked.get(), "as long as the clock runs evenly");
        setClock(Duration.ofHours(9));
        assertTrue(asked.get() > 0);
    }

    @Test
    void aDeadlineThatComesWhileAClockThatWasSetBackIsDoubtedIsHeld() {
        tavern.pass(Duration.ofHours(7).plusMinutes(55));
        setClock(Duration.ofMinutes(-10));
        assertEquals(List.of(), said(), "nothing is due yet");
        for (int minute = 0; minute < 16; minute++) {
            tavern.pass(Duration.ofMinutes(1));
        }
        assertEquals(List.of("clock"), said());
        assertEquals(HoldReason.CLOCK, turn().hold());
        setClock(Duration.ofMinutes(10));
        assertEquals(List.of(2, 0), tavern.ground(id), "in order again, eleven minutes late");
    }

    @Test
    void theGameMasterNeedNotWait() {
        setClock(Duration.ofHours(9));
        tavern.office.gameMaster().resume(tavern.by(GM));
        assertEquals(Optional.of(EIGHT.plus(DAY)), turn().deadline());
        assertEquals("not-paused", refusal(() -> tavern.office.gameMaster().resume(tavern.by(GM))));
    }

    @Test
    void theGameMasterMayResolveOrSetADeadline() {
        setClock(Duration.ofHours(9));
        tavern.office.gameMaster().deadline(tavern.by(GM), EIGHT.plus(DAY.multipliedBy(2)));
        assertEquals(Optional.of(EIGHT.plus(DAY.multipliedBy(2))), turn().deadline());
        tavern.office.gameMaster().resolve(tavern.by(GM));
        tavern.work();
        assertEquals(List.of(2, 0), tavern.ground(id));
        assertEquals(2, turn().key().number());
    }

    @Test
    void aClockThatRunsABitOffIsLeftAlone() {
        setClock(Duration.ofMinutes(-4));
        tavern.pass(Duration.ofHours(8).plusMinutes(5));
        assertEquals(List.of(), said());
        assertEquals(2, turn().key().number());
    }

    @Test
    void timeThatPassesIsNoJumpHoweverLongNobodyLooked() {
        tavern.sleep(Duration.ofHours(8).plusMinutes(14));
        tavern.work();
        assertEquals(2, turn().key().number());
        assertEquals(List.of(), said());
    }

    @Test
    void aProgramThatStartsBeforeTheTimeOfItsBooksHoldsToo() {
        tavern.pass(Duration.ofHours(8).plusMinutes(1));
        assertEquals(2, turn().key().number());
        tavern.office.gameMaster().deadline(tavern.by(GM), EIGHT.plus(Duration.ofMinutes(3)));
        tavern.setClock(Duration.ofMinutes(-20));
        tavern.restart();
        tavern.work();
        for (int minute = 0; minute < 25; minute++) {
            tavern.pass(Duration.ofMinutes(1));
        }
        assertEquals(HoldReason.CLOCK, turn().hold());
        assertEquals(2, turn().key().number());
    }

    @Test
    void whatWasHeldGoesOnWhenTheProgramIsStartedAgain() {
        setClock(Duration.ofHours(9));
        tavern.restart();
        tavern.work();
        assertEquals(HoldReason.LATE, turn().hold());
        assertEquals(Optional.of(EIGHT.plus(DAY)), turn().deadline());
    }

    @Test
    void aTurnWithADayOfItsOwnIsHeldAndThenPlayed() {
        tavern.close();
        tavern = new Tavern(folder.resolve("market"));
        CampaignId market = tavern.market();
        tavern.pass(Duration.ofDays(2));
        setClock(Duration.ofDays(2));
        assertEquals(HoldReason.CLOCK, tavern.newest(market).hold());
        assertEquals(1, tavern.newest(market).key().number());
        tavern.pass(TurnTimes.USUAL.doubt().trial());
        tavern.work();
        assertEquals(3, tavern.newest(market).key().number(), "Monday is over");
    }
}
