package heraldo.bot.campaign.turn;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.BEN;
import static heraldo.bot.campaign.Tavern.EVE;
import static heraldo.bot.campaign.Tavern.GM;
import static heraldo.bot.campaign.Tavern.refusal;
import static heraldo.bot.campaign.Tavern.wish;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.HoldReason;
import heraldo.bot.campaign.model.Lane;
import heraldo.bot.campaign.model.TurnStatus;
import heraldo.bot.campaign.port.Courier;
import heraldo.bot.campaign.post.PostOffice;
import heraldo.rules.kernel.Message;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class DeadlineClerkTest extends InTavern {
    @Test
    void aDeadlineMissedByAFewMinutesIsKeptWithANote() {
        CampaignId id = tavern.running();
        tavern.office.orders().add(tavern.by(ANA), "moler 2");
        tavern.sleep(Duration.ofHours(8).plusMinutes(14));
        tavern.restart();
        tavern.work();
        assertEquals(List.of(2, 0), tavern.ground(id));
        assertTrue(tavern.turn(id, 1).result().orElseThrow().late());
        Message note = tavern.posts(Dispatch.Kind.RESULT).get(0).message().orElseThrow();
        assertEquals(Message.of("campaign.post.late", "minutes", 14), note);
    }

    @Test
    void aDeadlineKeptInTimeHasNoNote() {
        CampaignId id = tavern.running();
        tavern.toTheDeadline();
        assertFalse(tavern.turn(id, 1).result().orElseThrow().late());
        assertEquals(Optional.empty(), tavern.posts(Dispatch.Kind.RESULT).get(0).message());
    }

    @Test
    void aDeadlineMissedByFarIsMovedAndSaidInPublicOnceHoweverManyWereMissed() {
        CampaignId id = tavern.running();
        tavern.office.orders().add(tavern.by(ANA), "moler 2");
        tavern.sleep(Duration.ofDays(3));
        tavern.restart();
        tavern.work();
        tavern.work();
        CampaignTurn held = tavern.newest(id);
        assertEquals(TurnStatus.HELD, held.status());
        assertEquals(HoldReason.LATE, held.hold());
        assertEquals(Instant.parse("2026-11-23T19:00:00Z"), held.due().orElseThrow());
        assertEquals(1, tavern.posts(Dispatch.Kind.NOTICE).size());
        tavern.office.orders().add(tavern.by(BEN), "moler 3");
        tavern.toTheDeadline();
        assertEquals(List.of(2, 3), tavern.ground(id));
        assertEquals(2, tavern.newest(id).key().number());
    }

    @Test
    void aTurnThatFailsThreeTimesStopsItsCampaignAlone() {
        CampaignId broken = tavern.running(wish("Uno"));
        CampaignId sound = tavern.office
                .campaigns()
                .open(tavern.by(GM), wish("Dos"))
                .campaign()
                .id();
        tavern.join(sound, EVE, 1);
        tavern.office.campaigns().start(tavern.by(GM).in(sound));
        tavern.office.orders().add(tavern.by(ANA), "romper");
        tavern.toTheDeadline();
        assertEquals(TurnStatus.CRASHED, tavern.newest(broken).status());
        assertEquals(3, tavern.newest(broken).attempts());
        assertEquals(1, crashes());
        assertEquals(2, tavern.newest(sound).key().number());
        assertEquals("turn-crashed", refusal(() -> tavern.office.orders().clear(tavern.by(ANA))));
        tavern.office.gameMaster().resolve(tavern.by(GM).in(broken));
        tavern.work();
        assertEquals(TurnStatus.CRASHED, tavern.newest(broken).status());
        assertEquals(2, crashes());
    }

    /** How often game masters were told that a turn could not be played; of absent players they hear, too. */
    private long crashes() {
        return tavern.posts(Dispatch.Kind.ALERT).stream()
                .map(dispatch -> dispatch.message().orElseThrow().key())
                .filter("campaign.post.crashed"::equals)
                .count();
    }

    @Test
    void aPostThatFailsIsTriedAgainInOrderAndOtherCampaignsGoOn() {
        CampaignId id = tavern.running();
        tavern.office.orders().add(tavern.by(ANA), "moler 1");
        tavern.office.orders().add(tavern.by(BEN), "moler 1");
        List<Dispatch> delivered = new CopyOnWriteArrayList<>();
        AtomicInteger failures = new AtomicInteger(2);
        PostOffice post = new PostOffice(
                tavern.database,
                dispatch -> {
                    if (failures.getAndDecrement() > 0) {
                        throw new Courier.UndeliverableException("503", Courier.Failure.DOUBTFUL);
                    }
                    delivered.add(dispatch);
                    return "m";
                },
                tavern.clock,
                Tavern.RETRIES);
        tavern.sleep(Duration.between(
                Tavern.NOON, tavern.office.clerk().nextDeadline().orElseThrow()));
        tavern.office.clerk().work();
        post.work();
        assertEquals(List.of(), delivered);
        assertEquals(TurnStatus.RESOLVED, tavern.turn(id, 1).status());
        while (post.nextAlarm().isPresent()) {
            tavern.sleep(
                    Duration.between(tavern.clock.instant(), post.nextAlarm().get()));
            post.work();
        }
        Map<Lane, List<Long>> lanes = delivered.stream()
                .collect(Collectors.groupingBy(Dispatch::lane, Collectors.mapping(Dispatch::id, Collectors.toList())));
        assertEquals(3, lanes.size(), "the chronicle, and the channels of two players");
        lanes.values().forEach(lane -> assertEquals(lane.stream().sorted().toList(), lane));
        assertEquals(TurnStatus.PUBLISHED, tavern.turn(id, 1).status());
    }

    @Test
    void aPostThatCannotBeMadeDoesNotHoldUpTheOthers() {
        CampaignId id = tavern.running();
        PostOffice post = new PostOffice(
                tavern.database,
                dispatch -> {
                    throw new Courier.UndeliverableException("the channel is gone", Courier.Failure.HOPELESS);
                },
                tavern.clock,
                Tavern.RETRIES);
        tavern.sleep(Duration.between(
                Tavern.NOON, tavern.office.clerk().nextDeadline().orElseThrow()));
        tavern.office.clerk().work();
        post.work();
        assertEquals(Optional.empty(), post.nextAlarm());
        assertEquals(TurnStatus.PUBLISHED, tavern.turn(id, 1).status());
    }

    @Test
    void theSecondOfTwoClerksFindsTheTurnAlreadyPlayed() {
        CampaignId id = tavern.running();
        tavern.office.orders().add(tavern.by(ANA), "moler 2");
        CampaignTurn before = tavern.newest(id);
        tavern.toTheDeadline();
        boolean taken = tavern.database.write(books -> books.turns().change(before, before.locked()));
        assertFalse(taken);
        assertEquals(List.of(2, 0), tavern.ground(id));
    }

    @Tag("long")
    @Test
    void ofManyTurnsThatEndAtOnceEachEndsOnceAndOneThatFailsHindersNoOther() {
        List<CampaignId> ids = IntStream.range(0, 40)
                .mapToObj(number -> running("Molino " + number))
                .toList();
        CampaignId spoilt = ids.get(20);
        tavern.spoilState(spoilt, "OPEN");
        tavern.toTheDeadline();
        tavern.work();
        assertEquals(TurnStatus.CRASHED, tavern.newest(spoilt).status());
        for (CampaignId id : ids) {
            if (!id.equals(spoilt)) {
                assertEquals(2, tavern.newest(id).key().number(), "its second turn is open");
                List<Dispatch.Kind> told = tavern.posted.values().stream()
                        .filter(each -> each.campaign().equals(id))
                        .filter(each -> each.turn()
                                .filter(tavern.turn(id, 1).key()::equals)
                                .isPresent())
                        .map(Dispatch::kind)
                        .filter(kind -> kind == Dispatch.Kind.SEALED || kind == Dispatch.Kind.RESULT)
                        .toList();
                assertEquals(List.of(Dispatch.Kind.SEALED, Dispatch.Kind.RESULT), told);
            }
        }
    }

    private CampaignId running(String name) {
        CampaignId id = tavern.office
                .campaigns()
                .open(tavern.by(GM), wish(name))
                .campaign()
                .id();
        tavern.join(id, ANA, 1);
        tavern.office.campaigns().start(tavern.by(GM).in(id));
        return id;
    }
}
