package heraldo.bot.campaign.turn;

import static heraldo.bot.campaign.Tavern.ANA;
import static heraldo.bot.campaign.Tavern.BEN;
import static heraldo.bot.campaign.Tavern.GM;
import static heraldo.bot.campaign.Tavern.refusal;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.Tavern;
import heraldo.bot.campaign.master.GameMasterDesk;
import heraldo.bot.campaign.master.RewindOffer;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.CampaignTurn;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.NewCampaign;
import heraldo.bot.campaign.model.Terms;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.model.TurnStatus;
import heraldo.bot.campaign.port.Courier;
import heraldo.bot.campaign.post.PostOffice;
import heraldo.bot.campaign.sheet.Receipt;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where others may still answer a step in the same turn, it is played when its seal stands in the chronicle. */
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class StepSealTest {
    private static final Duration LONG = Duration.ofMinutes(4);

    @TempDir
    Path folder;

    @Test
    void aStepIsPlayedWhenItsSealIsPosted() throws Exception {
        try (Tavern tavern = new Tavern(folder, LONG)) {
            CampaignId id = instant(tavern, "relay");
            CountDownLatch waits = new CountDownLatch(1);
            tavern.office.clerk().whenWaiting(act -> waits.countDown());
            CompletableFuture<Receipt> receipt = CompletableFuture.supplyAsync(
                    () -> tavern.office.orders().add(tavern.by(ANA), "moler 3"), Thread::startVirtualThread);
            waits.await();
            CampaignTurn step = tavern.newest(id);
            assertEquals(TurnStatus.LOCKED, step.status());
            assertTrue(step.outcome().root().isPresent() && step.result().isEmpty(), step::toString);
            tavern.office.clerk().work();
            assertFalse(receipt.isDone(), "the clerk does not play it either");
            assertEquals(step, tavern.newest(id));
            tavern.post.work();
            assertTrue(receipt.get().effect().step().isPresent(), "the receipt tells what came of it");
            tavern.post.work();
            assertEquals(List.of(3, 0), tavern.ground(id));
            List<Dispatch.Kind> kinds = tavern.kinds();
            assertEquals(
                    List.of(Dispatch.Kind.STEP_SEALED, Dispatch.Kind.STEP),
                    kinds.subList(kinds.size() - 2, kinds.size()));
        }
    }

    @Test
    void whenDiscordTakesTooLongTheStepIsPlayedAllTheSame() {
        try (Tavern tavern = new Tavern(folder, Duration.ofMillis(50))) {
            CampaignId id = instant(tavern, "relay");
            assertTrue(tavern.office
                    .orders()
                    .add(tavern.by(ANA), "moler 3")
                    .effect()
                    .step()
                    .isPresent());
            assertEquals(List.of(3, 0), tavern.ground(id));
            tavern.post.work();
            List<Dispatch.Kind> kinds = tavern.kinds();
            assertTrue(kinds.indexOf(Dispatch.Kind.STEP_SEALED) < kinds.indexOf(Dispatch.Kind.STEP), kinds::toString);
        }
    }

    @Test
    void aStepThatIsPlayedBeforeItsSealIsPostedIsToldToNobodyBeforehand() {
        try (Tavern tavern = new Tavern(folder, Duration.ofMillis(50))) {
            CampaignId id = instant(tavern, "relay");
            tavern.office.orders().paste(tavern.by(ANA), "moler 3\ndescansar");
            assertEquals(2, tavern.newest(id).key().number(), "it was her turn's last step");
            boolean[] closed = {true};
            List<Dispatch.Kind> told = new CopyOnWriteArrayList<>();
            try (PostOffice post = new PostOffice(
                    tavern.database,
                    dispatch -> {
                        if (closed[0] && dispatch.kind().place() == Dispatch.Place.CHRONICLE) {
                            throw new Courier.UndeliverableException("the channel is closed", Courier.Failure.DOUBTFUL);
                        }
                        told.add(dispatch.kind());
                        return "m";
                    },
                    tavern.clock,
                    Tavern.RETRIES)) {
                post.work();
                assertEquals(List.of(), told);
                closed[0] = false;
                tavern.sleep(Duration.ofSeconds(5));
                post.work();
            }
            assertEquals(Dispatch.Kind.STEP_SEALED, told.getFirst());
            assertTrue(told.containsAll(List.of(Dispatch.Kind.RESULT, Dispatch.Kind.SUMMONS)), told::toString);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void whoIsKilledWhileHeWaitsIsPlayedAfterwards(boolean posted) {
        try (Tavern tavern = new Tavern(folder, LONG)) {
            CampaignId id = instant(tavern, "relay");
            tavern.office.clerk().whenWaiting(act -> {
                throw new IllegalStateException("killed");
            });
            assertThrows(
                    IllegalStateException.class, () -> tavern.office.orders().add(tavern.by(ANA), "moler 3"));
            tavern.restart();
            tavern.office.clerk().work();
            assertEquals(TurnStatus.LOCKED, tavern.newest(id).status());
            assertEquals(
                    Optional.of(tavern.clock.instant().plus(LONG)),
                    tavern.office.clerk().nextAlarm());
            if (posted) {
                tavern.post.work();
            } else {
                tavern.sleep(LONG);
            }
            tavern.office.clerk().work();
            assertEquals(List.of(3, 0), tavern.ground(id));
        }
    }

    @Test
    void aStepThatWaitsForItsSealIsNotTakenBack() {
        try (Tavern tavern = new Tavern(folder, LONG)) {
            CampaignId id = instant(tavern, "relay");
            tavern.toTheDeadline();
            GameMasterDesk desk = tavern.office.gameMaster();
            RewindOffer offer = desk.offerRewind(tavern.by(GM), Optional.empty());
            List<String> refused = new ArrayList<>();
            tavern.office.clerk().whenWaiting(act -> {
                refused.add(refusal(() -> desk.rewind(tavern.by(GM), offer)));
                tavern.post.work();
            });
            tavern.office.orders().add(tavern.by(BEN), "moler 3");
            assertEquals(List.of("turn-closed"), refused);
            assertEquals(0, tavern.newest(id).lap());
            assertEquals(new TurnKey(id, 2, 1), tavern.newest(id).key());
        }
    }

    @Test
    void aStepThatNobodyCanAnswerDoesNotWait() {
        try (Tavern tavern = new Tavern(folder, LONG)) {
            CampaignId id = instant(tavern, "mill");
            tavern.office.orders().add(tavern.by(ANA), "moler 3");
            assertEquals(List.of(3, 0), tavern.ground(id));
            tavern.post.work();
            assertFalse(tavern.kinds().contains(Dispatch.Kind.STEP_SEALED));
        }
    }

    @Test
    void aGovernorWaitsForNothing() {
        try (Tavern tavern = new Tavern(folder, LONG)) {
            CampaignId id = instant(tavern, "market");
            tavern.toTheDeadline();
            assertEquals(TurnStatus.OPEN, tavern.newest(id).status());
            assertFalse(tavern.kinds().contains(Dispatch.Kind.STEP_SEALED));
        }
    }

    private static CampaignId instant(Tavern tavern, String ruleset) {
        CampaignId id = tavern.running(new NewCampaign(
                "Relevo",
                ruleset,
                2,
                Tavern.SPANISH,
                new TreeMap<>(Map.of("way", "INSTANT")),
                Tavern.ending("0 20 * * *", "Europe/Madrid"),
                Terms.USUAL.waiting(0)));
        assertTrue(tavern.office.archive().position(id).turn().instant() || ruleset.equals("market"));
        return id;
    }
}
