package heraldo.bot.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class TickerTest {
    private static final Instant NOON = Instant.parse("2027-01-01T12:00:00Z");

    private static void await(CountDownLatch latch) {
        try {
            assertTrue(latch.await(60, TimeUnit.SECONDS), "the ticker did not ring");
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void workIsDoneWhenItRings() {
        CountDownLatch done = new CountDownLatch(1);
        HostClock clock = new HostClock(Instant::now);
        try (Ticker ticker = new Ticker("test", done::countDown, Optional::empty, clock)) {
            ticker.ring(clock.instant());
            await(done);
        }
    }

    @Test
    void itRingsAgainWhenTheBooksSaySo() {
        CountDownLatch twice = new CountDownLatch(2);
        AtomicInteger asked = new AtomicInteger();
        HostClock clock = new HostClock(Instant::now);
        try (Ticker ticker = new Ticker(
                "test",
                twice::countDown,
                () -> asked.getAndIncrement() == 0 ? Optional.of(clock.instant().plusMillis(20)) : Optional.empty(),
                clock)) {
            ticker.ring(clock.instant());
            await(twice);
        }
    }

    @Test
    void aClockSetAheadMakesWhatWasFarAwayDueNow() {
        CountDownLatch done = new CountDownLatch(1);
        HostClock clock = new HostClock(() -> NOON);
        try (Ticker ticker = new Ticker("test", done::countDown, Optional::empty, clock)) {
            ticker.ring(NOON.plusSeconds(30));
            clock.jumpTo(NOON.plusSeconds(45));
            ticker.ring(clock.instant());
            await(done);
        }
    }

    @Test
    void whoeverWakesAClerkThatTakesBreathIsSeenAllTheSameAndManyAreSeenAtOnce() {
        HostClock clock = new HostClock(Instant::now);
        AtomicInteger written = new AtomicInteger();
        AtomicInteger looks = new AtomicInteger();
        CountDownLatch all = new CountDownLatch(1);
        Runnable look = () -> {
            looks.incrementAndGet();
            if (written.get() == 100_000) {
                all.countDown();
            }
        };
        try (Ticker ticker = Ticker.breathing("test", look, Optional::empty, clock)) {
            for (int i = 0; i < 100_000; i++) {
                written.incrementAndGet();
                ticker.ring(clock.instant());
            }
            await(all);
            assertTrue(looks.get() < 100_000, "it looked each time");
        }
    }

    @Test
    void theClockIsOnlyEverSetAhead() {
        HostClock clock = new HostClock(() -> NOON);
        clock.jumpTo(NOON.plusSeconds(60));
        clock.jumpTo(NOON);
        assertEquals(NOON.plusSeconds(60), clock.instant());
        assertEquals(NOON.plusSeconds(59), clock.at(NOON.minus(Duration.ofSeconds(1))));
    }

    @Test
    void aFailureIsNotTheEnd() {
        CountDownLatch failed = new CountDownLatch(1);
        CountDownLatch done = new CountDownLatch(2);
        HostClock clock = new HostClock(Instant::now);
        Runnable work = () -> {
            done.countDown();
            if (failed.getCount() > 0) {
                failed.countDown();
                throw new IllegalStateException("no");
            }
        };
        try (Ticker ticker = new Ticker("test", work, Optional::empty, clock)) {
            ticker.ring(clock.instant());
            await(failed);
            ticker.ring(clock.instant());
            await(done);
        }
    }

    @Test
    void whatStaysDueIsNotTriedAgainAtOnce() throws InterruptedException {
        CountDownLatch twice = new CountDownLatch(2);
        HostClock clock = new HostClock(() -> NOON);
        try (Ticker ticker = new Ticker("test", twice::countDown, () -> Optional.of(NOON.minusSeconds(1)), clock)) {
            ticker.ring(NOON);
            Waiting.until("the first look", () -> twice.getCount() == 1);
            assertFalse(twice.await(300, TimeUnit.MILLISECONDS));
            assertEquals(1, twice.getCount());
        }
    }

    @Test
    void howeverOftenItIsRungTheWorkIsDone() {
        CountDownLatch done = new CountDownLatch(1);
        HostClock clock = new HostClock(() -> NOON);
        try (Ticker ticker = new Ticker("test", done::countDown, Optional::empty, clock)) {
            for (int i = 0; i < 100_000; i++) {
                ticker.ring(NOON);
            }
            await(done);
        }
    }
}
