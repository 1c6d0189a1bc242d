package heraldo.bot.campaign;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.BEN;
import static heraldo.bot.campaign.Tavern.GM;
import static heraldo.bot.campaign.Tavern.SPANISH;
import static heraldo.bot.campaign.Tavern.ending;
import static heraldo.bot.campaign.Tavern.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.HoldReason;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.Presence;
import heraldo.bot.campaign.model.Terms;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.model.TurnStatus;
import heraldo.bot.campaign.post.RestoreGap;
import heraldo.bot.campaign.sheet.OrderDesk;
import heraldo.bot.campaign.sheet.Receipt;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Verdict;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Ana and Ben take turns at one stone: what is ordered is ground at once, and who is not due may leave word for later. */
@Tag("slow")
class RelayTest extends InTavern {
    private CampaignId id;

    @BeforeEach
    void open() {
        id = tavern.running(new NewCampaign(
                "Relevo",
                "relay",
                2,
                SPANISH,
                new TreeMap<>(Map.of("way", "INSTANT")),
                ending("0 9,21 * * *", "Europe/Madrid"),
                Terms.USUAL.waiting(0)));
    }

    private OrderDesk desk() {
        return tavern.office.orders();
    }

    @Test
    void whatIsPastedAheadNeedOnlyBeReadableAndIsHandedInAtOnce() {
        Receipt receipt = desk().paste(tavern.by(BEN), "moler 4\nbailar\nmoler 4");
        assertEquals(
                List.of(2),
                receipt.effect().objections().stream()
                        .map(Receipt.Objection::number)
                        .toList());
        assertEquals(2, receipt.lines().size(), "it takes the place of the sack that was prepared");
        assertTrue(receipt.lines().stream().map(Receipt.Line::verdict).allMatch(Verdict::possible));
        assertEquals(List.of(0, 8), tavern.ground(id));
        assertEquals(new TurnKey(id, 1, 1), tavern.newest(id).key(), "it is still Ana's turn");
    }

    @Test
    void anyOtherOrderOfAPlayerWhoIsNotDueIsCheckedByItself() {
        assertEquals("M-MUCH", refusal(() -> desk().add(tavern.by(BEN), "moler 6")));
        desk().add(tavern.by(BEN), "moler 5");
        assertEquals(List.of(0, 5), tavern.ground(id), "the sack that was prepared does not go with it");
    }

    @Test
    void whatWasWrittenAheadIsShownAndCanBeForgotten() {
        assertEquals(1, desk().show(tavern.by(BEN)).lines().size());
        assertEquals(0, desk().clear(tavern.by(BEN)).lines().size());
        assertEquals(new TurnKey(id, 1, 1), tavern.newest(id).key(), "a blank sheet is handed in too");
        assertEquals("empty-sheet", refusal(() -> desk().clear(tavern.by(ANA))));
    }

    private Presence.Kind anas() {
        return tavern.database
                .read(books -> books.presences().of(id, 1))
                .getFirst()
                .kind();
    }

    @Test
    void whoeverIsDueAndSilentHasMissedTheTurnAlsoWhenAnotherWroteFirst() {
        desk().add(tavern.by(BEN), "moler 1");
        tavern.endTurn(id);
        assertEquals(Presence.Kind.DEFAULT, anas());
    }

    @Test
    void whoeverIsDueAndWritesIsThereAlsoWhenAnotherWroteFirst() {
        desk().add(tavern.by(BEN), "moler 1");
        desk().add(tavern.by(ANA), "moler 1");
        tavern.endTurn(id);
        assertEquals(Presence.Kind.SENT, anas());
    }

    @Test
    void unreadableWordsLeaveWhatWasWrittenAhead() {
        Receipt receipt = desk().paste(tavern.by(BEN), "bailar\ncantar");
        assertEquals(2, receipt.effect().objections().size());
        assertEquals(new TurnKey(id, 1, 0), tavern.newest(id).key());
        assertEquals(1, desk().show(tavern.by(BEN)).lines().size());
    }

    @Test
    void whoIsToPlayAloneIsCalledAndWhoHasPlayedWasToldAtOnce() {
        assertEquals(List.of(new Seat(1)), called(Dispatch.Kind.SUMMONS));
        desk().add(tavern.by(ANA), "descansar");
        tavern.work();
        assertEquals(List.of(new Seat(1), new Seat(2)), called(Dispatch.Kind.SUMMONS));
        desk().paste(tavern.by(BEN), "moler 1\ndescansar");
        tavern.work();
        assertEquals(List.of(), called(Dispatch.Kind.PART));
    }

    private List<Seat> called(Dispatch.Kind kind) {
        return tavern.posts(kind).stream()
                .map(post -> post.seat().orElseThrow())
                .toList();
    }

    @Test
    void inOnesOwnTurnTheFirstLineThatCannotStandEndsWhatWasPasted() {
        Receipt receipt = desk().paste(tavern.by(ANA), "moler 2\nmoler 9\nmoler 1");
        assertEquals(
                List.of(2),
                receipt.effect().objections().stream()
                        .map(Receipt.Objection::number)
                        .toList());
        assertEquals(List.of(2, 0), tavern.ground(id));
    }

    @Test
    void whoLeavesWordDoesNotSpeakForThePlayerWhoIsDue() {
        desk().add(tavern.by(BEN), "moler 1");
        tavern.toTheDeadline();
        assertEquals(new TurnKey(id, 2, 0), tavern.newest(id).key());
    }

    @Test
    void aPauseGoesOnWhileThosePlayWhoWantTo() {
        tavern.office.gameMaster().pause(tavern.by(GM));
        desk().add(tavern.by(ANA), "moler 1");
        paused(new TurnKey(id, 1, 1));
        desk().add(tavern.by(ANA), "descansar");
        paused(new TurnKey(id, 2, 0));
        tavern.pass(Duration.ofDays(9));
        paused(new TurnKey(id, 2, 0));
        assertEquals(2, tavern.posts(Dispatch.Kind.SUMMONS).size());
        tavern.office.gameMaster().resume(tavern.by(GM));
        assertTrue(tavern.newest(id).deadline().isPresent());
        desk().add(tavern.by(BEN), "descansar");
        assertTrue(tavern.newest(id).deadline().isPresent());
        assertEquals(new TurnKey(id, 3, 0), tavern.newest(id).key());
    }

    @Test
    void whoLeavesATurnWhoseDeadlineWasMissedKeepsNobodyWaiting() {
        tavern.sleep(Duration.ofDays(3));
        tavern.work();
        assertEquals(HoldReason.LATE, tavern.newest(id).hold());
        tavern.office.campaigns().leave(tavern.by(ANA));
        tavern.work();
        assertEquals(new TurnKey(id, 2, 0), tavern.newest(id).key(), "the governor does not wait for the new deadline");
    }

    @Test
    void whoLeavesInAPauseKeepsNobodyWaitingAfterIt() {
        tavern.office.gameMaster().pause(tavern.by(GM));
        tavern.office.campaigns().leave(tavern.by(ANA));
        tavern.work();
        paused(new TurnKey(id, 1, 0));
        tavern.office.gameMaster().resume(tavern.by(GM));
        tavern.work();
        assertEquals(new TurnKey(id, 2, 0), tavern.newest(id).key());
    }

    private void paused(TurnKey key) {
        CampaignTurn turn = tavern.newest(id);
        assertEquals(key, turn.key());
        assertEquals(HoldReason.PAUSED, turn.hold());
        assertEquals(TurnStatus.HELD, turn.status());
        assertEquals(Optional.empty(), turn.due());
    }

    @Test
    void anOrderThatIsRefusedInAPauseChangesNothing() {
        tavern.office.gameMaster().pause(tavern.by(GM));
        assertEquals("M-MUCH", refusal(() -> desk().add(tavern.by(ANA), "moler 9")));
        assertEquals("E-PARSE", refusal(() -> desk().add(tavern.by(ANA), "bailar")));
        assertEquals("empty-sheet", refusal(() -> desk().clear(tavern.by(ANA))));
        paused(new TurnKey(id, 1, 0));
        assertEquals(List.of(0, 0), tavern.ground(id));
    }

    @Test
    void ofRestoredBooksNoStepIsPlayedBeforeTheGameMasterDecides() {
        new RestoreGap(tavern.database, tavern.clock).holdAll();
        for (long player : List.of(ANA, BEN)) {
            assertEquals("restored", refusal(() -> desk().add(tavern.by(player), "moler 1")));
            assertEquals("restored", refusal(() -> desk().paste(tavern.by(player), "moler 1\nbailar")));
            assertEquals("restored", refusal(() -> desk().ready(tavern.by(player), true)));
        }
        assertEquals(new TurnKey(id, 1, 0), tavern.newest(id).key());
        assertEquals(List.of(0, 0), tavern.ground(id));
        tavern.office.gameMaster().resume(tavern.by(GM));
        desk().add(tavern.by(ANA), "moler 1");
        assertEquals(List.of(1, 0), tavern.ground(id));
    }

    @Test
    void whileTheClockIsInDoubtStepsArePlayedAndNoTurnEnds() {
        tavern.work();
        tavern.setClock(Duration.ofDays(2));
        tavern.work();
        desk().add(tavern.by(ANA), "moler 1");
        tavern.work();
        assertEquals(List.of(1, 0), tavern.ground(id));
        assertEquals(new TurnKey(id, 1, 1), tavern.newest(id).key());
        assertEquals(HoldReason.CLOCK, tavern.newest(id).hold());
        assertEquals("M-MUCH", refusal(() -> desk().add(tavern.by(ANA), "moler 9")));
        assertEquals(new TurnKey(id, 1, 1), tavern.newest(id).key());
    }

    /** It is Friday noon: the next hours of the campaign are 21:00 and 9:00. */
    @Test
    void aTurnLastsAtLeastItsTime() {
        assertEquals(
                Instant.parse("2026-11-20T20:00:00Z"), tavern.newest(id).due().orElseThrow());
        tavern.pass(Duration.ofHours(2));
        desk().add(tavern.by(ANA), "descansar");
        assertEquals(
                Instant.parse("2026-11-21T08:00:00Z"),
                tavern.newest(id).due().orElseThrow(),
                "seven hours to nine in the evening are too few");
    }
}
