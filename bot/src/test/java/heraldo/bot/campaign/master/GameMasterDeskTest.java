package heraldo.bot.campaign.master;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.BEN;
import static heraldo.bot.campaign.Tavern.EVE;
import static heraldo.bot.campaign.Tavern.GM;
import static heraldo.bot.campaign.Tavern.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.mill.Mill;
import heraldo.bot.campaign.model.Act;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.GameMasterAct;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import heraldo.rules.kernel.Viewer;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class GameMasterDeskTest extends InTavern {
    private GameMasterDesk desk() {
        return tavern.office.gameMaster();
    }

    @Test
    void whatWasDoneIsSaid() {
        tavern.running();
        assertTrue(desk().window(tavern.by(GM), 30).toString().contains("30"));
        desk().pause(tavern.by(GM));
        String resumed = desk().resume(tavern.by(GM)).toString();
        assertTrue(resumed.contains("resume") && resumed.contains("due"), resumed);
    }

    @Test
    void everyActIsLoggedAndPostedInPublic() {
        tavern.running();
        Message words = desk().extend(tavern.by(GM), Duration.ofHours(2));
        desk().announce(tavern.by(GM), "Mañana hay feria @everyone");
        tavern.work();
        assertEquals(2, tavern.posts(Dispatch.Kind.NOTICE).size());
        assertEquals(words, tavern.posts(Dispatch.Kind.NOTICE).get(0).message().orElseThrow());
        List<GameMasterAct> log = desk().log(tavern.by(ANA), 10);
        assertEquals(
                List.of("announce", "extend"),
                log.stream().map(GameMasterAct::kind).toList());
        assertEquals(
                new PlayerText("Mañana hay feria @everyone"),
                log.get(0).words().arguments().get("text"));
    }

    @Test
    void aTurnIsExtendedAndTheCadenceGoesOn() {
        CampaignId id = tavern.running();
        desk().extend(tavern.by(GM), Duration.ofHours(2));
        assertEquals(
                Instant.parse("2026-11-20T21:00:00Z"), tavern.newest(id).due().orElseThrow());
        tavern.toTheDeadline();
        assertEquals(
                Instant.parse("2026-11-21T19:00:00Z"), tavern.newest(id).due().orElseThrow());
    }

    @Test
    void theSameActTwiceExtendsOnce() {
        CampaignId id = tavern.running();
        Act act = tavern.by(GM);
        assertEquals(desk().extend(act, Duration.ofHours(2)), desk().extend(act, Duration.ofHours(2)));
        assertEquals(
                Instant.parse("2026-11-20T21:00:00Z"), tavern.newest(id).due().orElseThrow());
    }

    @Test
    void theSameActAgainAfterAnotherIsAnsweredWithItsOwnWords() {
        tavern.running();
        Act act = tavern.by(GM);
        Message words = desk().extend(act, Duration.ofHours(2));
        desk().announce(tavern.by(GM), "Mañana hay feria");
        assertEquals(words, desk().extend(act, Duration.ofHours(2)));
        assertEquals(2, desk().log(tavern.by(GM), 10).size());
    }

    @Test
    void theCadenceChangesFromTheOpenTurnOn() {
        CampaignId id = tavern.running();
        desk().deadline(tavern.by(GM), "30 9 * * MON", "america/new_york");
        assertEquals(
                Instant.parse("2026-11-23T14:30:00Z"), tavern.newest(id).due().orElseThrow());
        tavern.toTheDeadline();
        assertEquals(
                Instant.parse("2026-11-30T14:30:00Z"), tavern.newest(id).due().orElseThrow());
        assertEquals("cron-macro", refusal(() -> desk().deadline(tavern.by(GM), "@daily", "UTC")));
    }

    @Test
    void oneTurnsDeadlineIsSetByHand() {
        CampaignId id = tavern.running();
        desk().deadline(tavern.by(GM), Tavern.NOON.plusSeconds(600));
        tavern.pass(Duration.ofMinutes(11));
        assertEquals(2, tavern.newest(id).key().number());
        assertEquals("deadline-range", refusal(() -> desk().deadline(tavern.by(GM), Tavern.NOON)));
        assertEquals("deadline-range", refusal(() -> desk().extend(tavern.by(GM), Duration.ofDays(1000))));
        assertEquals("not-longer", refusal(() -> desk().extend(tavern.by(GM), Duration.ZERO)));
    }

    @Test
    void aPausedCampaignTakesOrdersAndHasNoDeadline() {
        CampaignId id = tavern.running();
        desk().pause(tavern.by(GM));
        assertEquals("paused", refusal(() -> desk().pause(tavern.by(GM))));
        tavern.pass(Duration.ofDays(5));
        assertEquals(1, tavern.newest(id).key().number());
        assertEquals(
                Optional.empty(),
                tavern.office.orders().add(tavern.by(ANA), "moler 2").turn().deadline());
        desk().resume(tavern.by(GM));
        assertEquals(
                Instant.parse("2026-11-25T19:00:00Z"), tavern.newest(id).due().orElseThrow());
        assertEquals("not-paused", refusal(() -> desk().resume(tavern.by(GM))));
        tavern.toTheDeadline();
        assertEquals(List.of(2, 0), tavern.ground(id));
    }

    @Test
    void aTurnIsResolvedAtOnce() {
        CampaignId id = tavern.running();
        tavern.office.orders().add(tavern.by(ANA), "moler 2");
        desk().resolve(tavern.by(GM));
        tavern.work();
        assertEquals(List.of(2, 0), tavern.ground(id));
        assertEquals(2, tavern.newest(id).key().number());
    }

    @Test
    void anEndThatWasHeldUpUntilItsTurnHadBeenPlayedDoesNotEndTheNext() {
        CampaignId id = tavern.running();
        Instant due = tavern.newest(id).due().orElseThrow();
        tavern.toTheDeadline();
        assertEquals("resolve-late", refusal(() -> desk().resolve(tavern.by(GM, due.minusMillis(1)))));
        tavern.work();
        assertEquals(2, tavern.newest(id).key().number());
        desk().resolve(tavern.by(GM, due.plusMillis(1)));
        tavern.work();
        assertEquals(3, tavern.newest(id).key().number());
    }

    @Test
    void anEdictChangesTheOpenTurnAndIsSaidInPublic() {
        CampaignId id = tavern.running();
        Message words = desk().edict(tavern.by(GM), "lluvia 3");
        assertEquals(Message.of("mill.rain", "sacks", 3), words.arguments().get("words"));
        assertEquals(
                List.of(change(1, 0, 3), change(2, 0, 3), total(1, 0, 3), total(2, 0, 3)),
                words.arguments().get("changes"),
                "what it does to the standings is told, too");
        assertEquals(List.of(3, 3), tavern.ground(id));
        assertEquals("M-MUCH", refusal(() -> desk().edict(tavern.by(GM), "lluvia 9")));
        assertEquals("E-PARSE", refusal(() -> desk().edict(tavern.by(GM), "nieve 9")));
        assertEquals("E-PARSE", refusal(() -> tavern.office.orders().add(tavern.by(ANA), "lluvia 3")));
        assertEquals(List.of(3, 3), tavern.ground(id));
    }

    private static Message change(int seat, int from, int to) {
        Message flour = Message.of("mill.flour", "seat", new Seat(seat));
        return Message.of("campaign.post.change", "what", flour, "from", from, "to", to);
    }

    private static Message total(int seat, int from, int to) {
        Message points = Message.of("campaign.post.change-total", "seat", new Seat(seat));
        return Message.of("campaign.post.change", "what", points, "from", from, "to", to);
    }

    @Test
    void whatWasLookedAtIsDoneOnceAndOnlyAsItWasSeen() {
        CampaignId id = tavern.running();
        Act act = tavern.by(GM);
        EdictPreview seen = desk().preview(act, new Mill.Rain(3), Viewer.SPECTATOR);
        assertEquals(List.of(change(1, 0, 3), change(2, 0, 3), total(1, 0, 3), total(2, 0, 3)), seen.changes());
        assertEquals(List.of(0, 0), tavern.ground(id), "nothing is written");
        Message told = desk().edict(act, seen, Optional.of("  Un\n chaparrón. "));
        assertEquals(new PlayerText("Un chaparrón."), told.arguments().get("sentence"));
        assertEquals(told, desk().edict(act, seen, Optional.empty()), "the same act is done once");
        assertEquals(List.of(3, 3), tavern.ground(id));
        assertEquals("edict-stale", refusal(() -> desk().edict(tavern.by(GM), seen, Optional.empty())));
        assertEquals(
                "announcement",
                refusal(() -> desk().edict(
                                tavern.by(GM),
                                desk().preview(tavern.by(GM), new Mill.Rain(1), Viewer.SPECTATOR),
                                Optional.of("x".repeat(201)))));
        desk().resolve(tavern.by(GM));
        tavern.work();
        assertEquals("edict-past", refusal(() -> desk().edict(tavern.by(GM), seen, Optional.empty())));
        assertEquals(told, desk().log(tavern.by(BEN), 5).get(1).told());
    }

    @Test
    void playersDirectNothing() {
        tavern.running();
        assertEquals("no-game-master", refusal(() -> desk().resolve(tavern.by(ANA))));
        assertEquals("no-game-master", refusal(() -> desk().announce(tavern.by(EVE), "hola")));
        assertEquals("announcement", refusal(() -> desk().announce(tavern.by(GM), "x".repeat(1501))));
        assertEquals("no-seat", refusal(() -> tavern.office.orders().add(tavern.by(GM), "moler 1")));
        assertEquals(List.of(), desk().log(tavern.by(BEN), 5));
    }
}
