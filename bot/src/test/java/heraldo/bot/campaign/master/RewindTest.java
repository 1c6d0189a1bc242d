package heraldo.bot.campaign.master;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.BEN;
import static heraldo.bot.campaign.Tavern.GM;
import static heraldo.bot.campaign.Tavern.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignStatus;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.GameMasterAct;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.model.TurnStatus;
import heraldo.bot.campaign.post.RestoreGap;
import heraldo.bot.campaign.sheet.Receipt;
import heraldo.rules.kernel.Known;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.Viewer;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The game master takes a campaign back to a turn that has been played. */
@Tag("slow")
class RewindTest extends InTavern {
    @Test
    void theTurnIsOpenAgainWithWhatWasSentAndTheSameDice() {
        CampaignId id = tavern.running();
        tavern.office.orders().add(tavern.by(ANA), "moler 2");
        tavern.toTheDeadline();
        CampaignTurn played = tavern.turn(id, 1);
        back(Optional.empty());
        CampaignTurn again = tavern.newest(id);
        assertEquals(new TurnKey(id, 1, 1), again.key());
        assertEquals(List.of(0, 0), tavern.ground(id));
        Receipt sheet = tavern.office.orders().show(tavern.by(ANA));
        assertEquals(
                List.of("moler 2"),
                sheet.lines().stream().map(Receipt.Line::text).toList());
        tavern.toTheDeadline();
        assertEquals(
                played.result().orElseThrow().story(),
                tavern.turn(id, 1).result().orElseThrow().story());
        assertEquals(new TurnKey(id, 2, 1), tavern.newest(id).key());
        assertEquals(List.of(2, 0), tavern.ground(id));
    }

    @Test
    void whatWasPlayedStaysInTheBooksAndStandsNoLonger() {
        CampaignId id = tavern.running("turns", "5");
        for (int turn = 1; turn <= 3; turn++) {
            tavern.office.orders().add(tavern.by(ANA), "moler 1");
            tavern.office.orders().add(tavern.by(BEN), "moler 1");
            tavern.toTheDeadline();
        }
        back(Optional.of(2));
        assertEquals(2, tavern.newest(id).key().number());
        assertTrue(tavern.office.archive().after(id, 1).isPresent());
        assertTrue(tavern.office.archive().after(id, 2).isEmpty());
        assertTrue(tavern.office.archive().story(id, 3, Viewer.DIRECTOR).isEmpty());
        List<CampaignTurn> all = tavern.database.read(books -> books.turns().all(id));
        assertEquals(
                List.of("1.0", "2.0", "3.0", "4.0", "2.1"),
                all.stream()
                        .map(turn -> turn.key().number() + "." + turn.key().step())
                        .toList());
        CampaignTurn givenUp = all.get(3);
        assertEquals(TurnStatus.WITHDRAWN, givenUp.status());
        assertThrows(
                RuntimeException.class,
                () -> tavern.database.record(books -> books.turns().change(givenUp, givenUp.locked())));
        tavern.restart();
        tavern.toTheDeadline();
        assertEquals(List.of(2, 2), tavern.ground(id));
        tavern.toTheDeadline();
        assertEquals(List.of(2, 2), tavern.ground(id));
        assertEquals(new TurnKey(id, 4, 1), tavern.newest(id).key());
    }

    @Test
    void onlyWhoSentASheetIsToldOfIt() {
        CampaignId id = tavern.running("turns", "5");
        tavern.office.orders().add(tavern.by(ANA), "moler 2");
        tavern.toTheDeadline();
        back(Optional.of(1));
        tavern.work();
        assertEquals(
                List.of("OWN", "NONE"),
                tavern.posts(Dispatch.Kind.WHISPER).stream()
                        .flatMap(post -> post.message().stream())
                        .filter(words -> words.key().equals("campaign.post.sheet-reopened"))
                        .map(words -> Known.in(words.arguments(), "sheet"))
                        .toList());
    }

    @Test
    void thePlayersAreToldThatTheirSheetsAreOpenAgain() {
        CampaignId id = tavern.running("turns", "5");
        tavern.toTheDeadline();
        tavern.toTheDeadline();
        assertFalse(tavern.office.archive().undone(id, 2));
        back(Optional.of(1));
        tavern.work();
        assertEquals(
                List.of(1, 2),
                tavern.posts(Dispatch.Kind.WHISPER).stream()
                        .filter(post -> post.message()
                                .filter(words -> words.key().equals("campaign.post.sheet-reopened"))
                                .isPresent())
                        .map(post -> post.seat().orElseThrow().number())
                        .toList());
        assertTrue(tavern.office.archive().undone(id, 1));
        assertTrue(tavern.office.archive().undone(id, 2));
        assertFalse(tavern.office.archive().undone(id, 4));
        tavern.toTheDeadline();
        assertFalse(tavern.office.archive().undone(id, 1), "it has ended again");
    }

    @Test
    void whatEverybodyWasToldOfTheTurnsThatAreUndoneIsVoidOnce() {
        CampaignId id = tavern.running("turns", "5");
        tavern.toTheDeadline();
        tavern.toTheDeadline();
        tavern.toTheDeadline();
        back(Optional.of(2));
        tavern.work();
        assertEquals(List.of("RESULT 2.0", "RESULT 3.0"), voided(id));
        tavern.toTheDeadline();
        back(Optional.of(1));
        tavern.work();
        assertEquals(
                List.of("RESULT 2.0", "RESULT 3.0", "TURN_OPENED 1.0", "RESULT 1.0", "TURN_OPENED 2.1", "RESULT 2.1"),
                voided(id));
    }

    /** What has been voided, in the order in which that was asked for: the post, and the row of which it told. */
    private List<String> voided(CampaignId id) {
        return tavern.posts(Dispatch.Kind.VOIDED).stream()
                .map(each -> {
                    long post = ((Number) Known.in(each.message().orElseThrow().arguments(), "post")).longValue();
                    Dispatch told = Stream.of(Dispatch.Kind.TURN_OPENED, Dispatch.Kind.STEP, Dispatch.Kind.RESULT)
                            .flatMap(kind -> tavern.posts(kind).stream())
                            .filter(other -> other.id() == post)
                            .findFirst()
                            .orElseThrow();
                    TurnKey key = told.turn().orElseThrow();
                    assertEquals(id, key.campaign());
                    return told.kind() + " " + key.number() + "." + key.step();
                })
                .toList();
    }

    @Test
    void everybodyIsToldBeforeTheTurnOpensAgain() {
        CampaignId id = tavern.running();
        tavern.toTheDeadline();
        int before = tavern.kinds().size();
        back(Optional.empty());
        tavern.work();
        assertEquals(
                List.of(
                        Dispatch.Kind.NOTICE,
                        Dispatch.Kind.TURN_OPENED,
                        Dispatch.Kind.WHISPER,
                        Dispatch.Kind.WHISPER,
                        Dispatch.Kind.VOIDED,
                        Dispatch.Kind.VOIDED),
                tavern.kinds().subList(before, tavern.kinds().size()));
        GameMasterAct act = tavern.office.gameMaster().log(tavern.by(ANA), 1).get(0);
        assertEquals("rewind", act.kind());
        assertEquals(new TurnKey(id, 2, 0), act.turn().orElseThrow());
    }

    @Test
    void instantStepsAreTakenBackToTheStartOfTheirTurn() {
        CampaignId id = tavern.running("way", "INSTANT");
        tavern.office.orders().add(tavern.by(ANA), "moler 3");
        tavern.office.orders().add(tavern.by(ANA), "moler 1");
        back(Optional.empty());
        assertEquals(new TurnKey(id, 1, 3), tavern.newest(id).key());
        assertEquals(List.of(0, 0), tavern.ground(id));
        tavern.office.orders().add(tavern.by(ANA), "moler 2");
        assertEquals(List.of(2, 0), tavern.ground(id));
        assertEquals(new TurnKey(id, 1, 4), tavern.newest(id).key());
    }

    private CampaignId crashed() {
        CampaignId id = tavern.running();
        tavern.toTheDeadline();
        tavern.office.orders().add(tavern.by(ANA), "romper");
        tavern.office.orders().add(tavern.by(BEN), "moler 3");
        tavern.toTheDeadline();
        assertEquals(TurnStatus.CRASHED, tavern.newest(id).status());
        return id;
    }

    @Test
    void aTurnTheEngineFailsOnIsOpenedAgainWithItsSheetsWhichCanBeChanged() {
        CampaignId id = crashed();
        assertEquals("crashed", refusal(() -> tavern.office.gameMaster().pause(tavern.by(GM))));
        assertEquals("turn-crashed", refusal(() -> tavern.office.orders().clear(tavern.by(ANA))));
        assertEquals("campaign.post.reopen", back(Optional.empty()).key());
        assertEquals(new TurnKey(id, 2, 1), tavern.newest(id).key());
        tavern.office.orders().clear(tavern.by(ANA));
        tavern.toTheDeadline();
        assertEquals(List.of(0, 3), tavern.ground(id));
        assertEquals(new TurnKey(id, 3, 0), tavern.newest(id).key());
    }

    @Tag("long")
    @Test
    void fromATurnTheEngineFailsOnTheWayGoesBackToOneBeforeIt() {
        CampaignId id = crashed();
        back(Optional.of(1));
        tavern.toTheDeadline();
        assertEquals(new TurnKey(id, 2, 1), tavern.newest(id).key());
        assertEquals(TurnStatus.OPEN, tavern.newest(id).status());
    }

    /** It was to be tried once more, but the program died, and older books were put in place. */
    @Tag("long")
    @Test
    void aCrashedTurnThatTakesOrdersAgainIsNotOpenedOnceMore() {
        CampaignId id = crashed();
        GameMasterDesk desk = tavern.office.gameMaster();
        RewindOffer offer = desk.offerRewind(tavern.by(GM), Optional.empty());
        desk.resolve(tavern.by(GM));
        new RestoreGap(tavern.database, tavern.clock).holdAll();
        assertEquals(TurnStatus.HELD, tavern.newest(id).status());
        assertEquals("rewind-late", refusal(() -> desk.rewind(tavern.by(GM), offer)));
    }

    @Test
    void deadlinesGoOnlyForwardsWhereATurnIsOpenedAgain() {
        CampaignId id = crashed();
        Instant before = tavern.newest(id).due().orElseThrow();
        back(Optional.empty());
        assertTrue(tavern.newest(id).due().orElseThrow().isAfter(before));
    }

    @Test
    void whatCannotBeTakenBackIsRefused() {
        CampaignId id = tavern.running("turns", "2");
        assertEquals("not-played", refusal(() -> back(Optional.empty())));
        assertEquals("not-played", refusal(() -> back(Optional.of(1))));
        assertEquals(
                "no-game-master",
                refusal(() -> tavern.office.gameMaster().offerRewind(tavern.by(ANA), Optional.empty())));
        tavern.toTheDeadline();
        RewindOffer offer = tavern.office.gameMaster().offerRewind(tavern.by(GM), Optional.empty());
        tavern.office.gameMaster().rewind(tavern.by(GM), offer);
        assertEquals("rewind-late", refusal(() -> tavern.office.gameMaster().rewind(tavern.by(GM), offer)));
        tavern.toTheDeadline();
        tavern.toTheDeadline();
        assertEquals(
                CampaignStatus.ENDED,
                tavern.office.campaigns().roster(id).campaign().status());
        assertTrue(refusal(() -> back(Optional.of(1))).matches("over|no-game-master"));
    }

    private Message back(Optional<Integer> turn) {
        GameMasterDesk desk = tavern.office.gameMaster();
        return desk.rewind(tavern.by(GM), desk.offerRewind(tavern.by(GM), turn));
    }
}
