package heraldo.bot.campaign.post;

import static heraldo.bot.campaign.Tavern.GM;
import static heraldo.bot.campaign.Tavern.RETRIES;
import static heraldo.bot.campaign.Tavern.wish;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.InTavern;
import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.book.Ledger;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.Dispatch;
import heraldo.bot.campaign.model.Dispatch.Kind;
import heraldo.bot.campaign.model.TurnKey;
import heraldo.bot.campaign.port.Courier;
import heraldo.rules.kernel.Seat;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Posts in one channel keep their order, but for a reminder, which overtakes what waits for a seal; those in different channels
 * wait for each other in few cases only.
 */
@Tag("slow")
class PostOfficeTest extends InTavern {
    private static final Seat FIRST = new Seat(1);
    private static final Seat SECOND = new Seat(2);

    private final List<Dispatch> delivered = new CopyOnWriteArrayList<>();

    private void write(CampaignId id, Kind kind, Optional<Seat> seat) {
        TurnKey turn = tavern.newest(id).key();
        tavern.database.record(books ->
                books.outbox().add(id, kind, Optional.of(turn), seat, Optional.empty(), tavern.clock.instant()));
    }

    private List<Kind> kinds() {
        return delivered.stream().map(Dispatch::kind).toList();
    }

    @Test
    void aChannelThatIsHeldUpHoldsUpNoOther() throws InterruptedException {
        CampaignId slow = tavern.running(wish("Uno"));
        CampaignId quick = tavern.office
                .campaigns()
                .open(tavern.by(GM), wish("Dos"))
                .campaign()
                .id();
        tavern.work();
        CountDownLatch held = new CountDownLatch(1);
        CountDownLatch others = new CountDownLatch(3);
        try (PostOffice post = new PostOffice(
                tavern.database,
                dispatch -> {
                    boolean isHeld = dispatch.campaign().equals(slow) && dispatch.kind() == Kind.NOTICE;
                    await(isHeld ? held : new CountDownLatch(0));
                    delivered.add(dispatch);
                    others.countDown();
                    return "m";
                },
                tavern.clock,
                RETRIES)) {
            write(slow, Kind.NOTICE, Optional.empty());
            write(slow, Kind.SUMMONS, Optional.of(FIRST));
            write(slow, Kind.SUMMONS, Optional.of(SECOND));
            write(slow, Kind.RESULT, Optional.empty());
            tavern.database.record(books -> books.outbox()
                    .add(
                            quick,
                            Kind.NOTICE,
                            Optional.empty(),
                            Optional.empty(),
                            Optional.empty(),
                            tavern.clock.instant()));
            post.begin();
            others.await();
            assertTrue(delivered.stream().noneMatch(each -> each.kind() == Kind.RESULT), "its own channel waits");
            held.countDown();
            post.work();
            assertEquals(List.of(Kind.NOTICE, Kind.RESULT), kinds().subList(3, 5));
        }
    }

    @Test
    void whatWaitedForASealGoesOutAsSoonAsItIsOut() throws InterruptedException {
        CampaignId id = tavern.running();
        tavern.work();
        CountDownLatch out = new CountDownLatch(2);
        try (PostOffice post = new PostOffice(
                tavern.database,
                dispatch -> {
                    delivered.add(dispatch);
                    out.countDown();
                    return "m";
                },
                tavern.clock,
                RETRIES)) {
            write(id, Kind.SEALED, Optional.empty());
            write(id, Kind.BRIEFING, Optional.of(FIRST));
            post.begin();
            assertTrue(out.await(10, TimeUnit.SECONDS), () -> "nobody wakes the office again: " + kinds());
            assertEquals(List.of(Kind.SEALED, Kind.BRIEFING), kinds());
        }
    }

    @Test
    void whoeverWakesTheOfficeIsToldWhenAPostThatFailedMayBeTriedAgain() throws InterruptedException {
        CampaignId id = tavern.running();
        tavern.work();
        BlockingQueue<Instant> alarms = new LinkedBlockingQueue<>();
        try (PostOffice post = new PostOffice(
                tavern.database,
                dispatch -> {
                    throw new Courier.UndeliverableException("the network is down", Courier.Failure.UNSENT);
                },
                tavern.clock,
                RETRIES)) {
            post.wokenBy(alarms::add);
            write(id, Kind.NOTICE, Optional.empty());
            // It does not wait for what comes of the post.
            post.begin();
            assertEquals(tavern.clock.instant().plus(RETRIES.after(0)), alarms.poll(10, TimeUnit.SECONDS));
            assertEquals(Optional.of(tavern.clock.instant().plus(RETRIES.after(0))), post.nextAlarm());
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"SEALED", "STEP_SEALED"})
    void nothingTellsASeatWhatCameOfATurnBeforeTheSealIsOut(Kind seal) {
        CampaignId id = tavern.running();
        boolean[] closed = {true};
        try (PostOffice post = new PostOffice(
                tavern.database,
                dispatch -> {
                    if (closed[0] && dispatch.kind().place() == Dispatch.Place.CHRONICLE) {
                        throw new Courier.UndeliverableException("the channel is closed", Courier.Failure.DOUBTFUL);
                    }
                    delivered.add(dispatch);
                    return "m";
                },
                tavern.clock,
                RETRIES)) {
            write(id, Kind.WHISPER, Optional.of(FIRST));
            write(id, seal, Optional.empty());
            write(id, Kind.RESULT, Optional.empty());
            for (Kind told : List.of(Kind.BRIEFING, Kind.PART, Kind.SUMMONS, Kind.WHISPER)) {
                write(id, told, Optional.of(FIRST));
            }
            write(id, Kind.REMINDER, Optional.of(FIRST));
            write(id, Kind.ALERT, Optional.empty());
            post.work();
            assertEquals(
                    List.of(Kind.ALERT, Kind.REMINDER, Kind.WHISPER),
                    kinds().stream().sorted(Comparator.comparing(Kind::name)).toList(),
                    "a reminder, and what was written before the seal");
            closed[0] = false;
            tavern.sleep(Duration.ofSeconds(5));
            post.work();
            assertEquals(seal, kinds().get(3));
            assertEquals(
                    List.of(Kind.BRIEFING, Kind.PART, Kind.SUMMONS, Kind.WHISPER),
                    delivered.stream()
                            .skip(3)
                            .filter(each -> each.seat().isPresent())
                            .map(Dispatch::kind)
                            .toList());
            assertEquals(9, delivered.size());
        }
    }

    @Test
    void nothingGoesToASeatBeforeItsChannelIsClosedBehindWhoeverLeft() {
        CampaignId id = tavern.running();
        write(id, Kind.SEAT_LEFT, Optional.of(FIRST));
        write(id, Kind.WHISPER, Optional.of(FIRST));
        write(id, Kind.WHISPER, Optional.of(SECOND));
        try (PostOffice post = new PostOffice(
                tavern.database,
                dispatch -> {
                    if (dispatch.kind() == Kind.SEAT_LEFT) {
                        throw new Courier.UndeliverableException("not permitted", Courier.Failure.DOUBTFUL);
                    }
                    delivered.add(dispatch);
                    return "m";
                },
                tavern.clock,
                RETRIES)) {
            post.work();
            assertEquals(
                    List.of(Optional.of(SECOND)),
                    delivered.stream().map(Dispatch::seat).toList());
        }
    }

    @Test
    void aPostThatFailsIsTriedAgainWhenTheHostSays() {
        CampaignId id = tavern.running();
        List<Duration> waits = new ArrayList<>();
        try (PostOffice post = new PostOffice(
                tavern.database,
                dispatch -> {
                    throw new Courier.UndeliverableException("no", Courier.Failure.UNSENT);
                },
                tavern.clock,
                new Backoff(Duration.ofSeconds(20), Duration.ofMinutes(1)))) {
            write(id, Kind.NOTICE, Optional.empty());
            for (int attempt = 0; attempt < 4; attempt++) {
                post.work();
                waits.add(Duration.between(
                        tavern.clock.instant(), post.nextAlarm().orElseThrow()));
                tavern.sleep(waits.getLast());
            }
        }
        assertEquals(Stream.of(20, 40, 60, 60).map(Duration::ofSeconds).toList(), waits);
    }

    @Test
    void onlyWhatMayHaveGoneOutIsUnderSuspicion() {
        CampaignId id = tavern.running();
        Deque<Courier.Failure> failures =
                new ArrayDeque<>(List.of(Courier.Failure.UNSENT, Courier.Failure.DOUBTFUL, Courier.Failure.UNSENT));
        try (PostOffice post = new PostOffice(
                tavern.database,
                dispatch -> {
                    delivered.add(dispatch);
                    if (!failures.isEmpty()) {
                        throw new Courier.UndeliverableException("no", failures.pop());
                    }
                    return "m";
                },
                tavern.clock,
                RETRIES)) {
            write(id, Kind.NOTICE, Optional.empty());
            for (int attempt = 0; attempt < 4; attempt++) {
                post.work();
                tavern.sleep(Duration.ofMinutes(1));
            }
        }
        assertEquals(
                List.of(false, false, true, true),
                delivered.stream()
                        .map(dispatch -> dispatch.delivery().suspected())
                        .toList(),
                "it is looked for as soon as a try may have got through");
        write(id, Kind.NOTICE, Optional.empty());
        tavern.restart();
        tavern.work();
        assertTrue(tavern.attempts.getLast().delivery().suspected(), "the program that wrote it may have posted it");
        write(id, Kind.NOTICE, Optional.empty());
        tavern.work();
        assertFalse(tavern.attempts.getLast().delivery().suspected(), "it was written after the start");
    }

    @Test
    void whatIsPostedAndCannotBeNotedIsLookedForBeforeItIsPostedAgain() {
        CampaignId id = tavern.running();
        boolean[] full = {true};
        Ledger ledger = new Ledger() {
            @Override
            public <T> T read(Function<Books, T> look) {
                return tavern.database.read(look);
            }

            @Override
            public <T> T write(Function<Books, T> change) {
                if (full[0]) {
                    throw new IllegalStateException("the disk is full");
                }
                return tavern.database.write(change);
            }
        };
        try (PostOffice post = new PostOffice(
                ledger,
                dispatch -> {
                    delivered.add(dispatch);
                    return "m";
                },
                tavern.clock,
                RETRIES)) {
            write(id, Kind.NOTICE, Optional.empty());
            assertThrows(IllegalStateException.class, post::work, "the books cannot be written");
            full[0] = false;
            post.work();
        }
        assertFalse(delivered.getFirst().delivery().suspected(), "nobody has tried it");
        assertTrue(delivered.getLast().delivery().suspected(), "it may be there");
        assertTrue(tavern.database
                .read(books -> books.outbox().ready(tavern.clock.instant()))
                .isEmpty());
    }

    @Test
    void whoeverWaitsForAPostIsToldWhenTheBooksSaySo() {
        CampaignId id = tavern.running();
        TurnKey turn = tavern.newest(id).key();
        List<Optional<String>> confirmed = new ArrayList<>();
        tavern.post.whenDone(dispatch -> confirmed.add(
                tavern.database.read(books -> books.outbox().posted(id, Kind.SEALED, Optional.of(turn)))));
        write(id, Kind.SEALED, Optional.empty());
        tavern.work();
        assertEquals(1, confirmed.size());
        assertTrue(confirmed.getFirst().isPresent());
    }
}
