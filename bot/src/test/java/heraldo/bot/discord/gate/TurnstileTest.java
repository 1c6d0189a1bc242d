package heraldo.bot.discord.gate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import heraldo.bot.discord.gate.Turnstile.Rank;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How fast the bot speaks, and who goes first. */
@Tag("slow")
class TurnstileTest {

    @Test
    void noMoreThanSoManyPassInAnySecond() throws InterruptedException {
        // By when it was let pass, and not by when its thread was given a processor afterwards.
        ThreadLocal<Long> seen = new ThreadLocal<>();
        Turnstile turnstile = new Turnstile(() -> 4, () -> {
            seen.set(System.nanoTime());
            return seen.get();
        });
        List<Long> times = new CopyOnWriteArrayList<>();
        CountDownLatch done = new CountDownLatch(10);
        for (int i = 0; i < 10; i++) {
            enter(turnstile, Rank.POST, () -> {
                times.add(seen.get());
                done.countDown();
            });
        }
        assertTrue(done.await(60, TimeUnit.SECONDS), "all have passed");
        List<Long> sorted = times.stream().sorted().toList();
        long between = sorted.get(8) - sorted.get(0);
        assertTrue(between > Duration.ofMillis(1900).toNanos(), "nine in " + Duration.ofNanos(between));
    }

    /** Discord may count it as late as that. */
    @Test
    void whatIsUnderWayCountsUntilASecondAfterItIsBack() throws InterruptedException {
        AtomicLong nanos = new AtomicLong();
        Turnstile turnstile = new Turnstile(() -> 1, nanos::get);
        turnstile.pass(Rank.POST);
        CountDownLatch second = new CountDownLatch(1);
        enter(turnstile, Rank.POST, second::countDown);
        nanos.addAndGet(Duration.ofSeconds(2).toNanos());
        assertFalse(second.await(1500, TimeUnit.MILLISECONDS), "the first one is still under way");
        turnstile.comeBack();
        nanos.addAndGet(Duration.ofSeconds(1).toNanos());
        assertTrue(second.await(60, TimeUnit.SECONDS), "a second after it was back");
    }

    @Test
    void postsPassBeforeStatusMessagesHoweverLateTheyCome() throws InterruptedException {
        Turnstile turnstile = new Turnstile(() -> 1, System::nanoTime);
        List<String> order = new CopyOnWriteArrayList<>();
        CountDownLatch done = new CountDownLatch(3);
        turnstile.pass(Rank.POST);
        turnstile.comeBack();
        for (String name : List.of("board", "first post", "second post")) {
            int before = turnstile.waiting();
            enter(turnstile, name.equals("board") ? Rank.BOARD : Rank.POST, () -> {
                order.add(name);
                done.countDown();
            });
            Waiting.until(name + " at the turnstile", () -> turnstile.waiting() != before || done.getCount() < 3);
        }
        assertTrue(done.await(60, TimeUnit.SECONDS), "all have passed");
        assertEquals(List.of("first post", "second post", "board"), order);
    }

    private static void enter(Turnstile turnstile, Rank rank, Runnable then) {
        Thread.startVirtualThread(() -> {
            try {
                turnstile.pass(rank);
                then.run();
                turnstile.comeBack();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }

    @Test
    void answersToPeopleDoNotWaitAndStatusMessagesComeLast() {
        assertEquals(Optional.empty(), PacedRequests.rank("POST", "/api/v10/interactions/1/token/callback"));
        assertEquals(Optional.empty(), PacedRequests.rank("PATCH", "/api/v10/webhooks/1/token/messages/@original"));
        assertEquals(Optional.of(Rank.POST), PacedRequests.rank("POST", "/api/v10/channels/1/messages"));
        assertEquals(Optional.of(Rank.POST), PacedRequests.rank("GET", "/api/v10/channels/1/messages"));
        assertEquals(Optional.of(Rank.BOARD), PacedRequests.rank("PATCH", "/api/v10/channels/1/messages/2"));
        assertEquals(Optional.of(Rank.BOARD), PacedRequests.rank("GET", "/api/v10/channels/1/messages/pins"));
        assertEquals(Optional.of(Rank.BOARD), PacedRequests.rank("PUT", "/api/v10/channels/1/messages/pins/2"));
    }

    @Test
    void onlyWhatMakesNothingIsRequestedAgain() {
        for (String same : List.of(
                "GET /api/v10/channels/1/messages",
                "PUT /api/v10/channels/1/messages/pins/2",
                "PATCH /api/v10/webhooks/1/token/messages/@original",
                "POST /api/v10/interactions/1/token/callback",
                "POST /api/v10/users/@me/channels")) {
            assertTrue(PacedRequests.repeatable(same.split(" ")[0], same.split(" ")[1]), same);
        }
        for (String another : List.of(
                "POST /api/v10/guilds/1/channels",
                "POST /api/v10/channels/1/threads",
                "POST /api/v10/channels/1/messages",
                "POST /api/v10/webhooks/1/token",
                "POST /api/v10/applications/1/emojis",
                "DELETE /api/v10/channels/1")) {
            assertFalse(PacedRequests.repeatable(another.split(" ")[0], another.split(" ")[1]), another);
        }
    }

    /** Even if every single request is invalid for ten minutes. */
    @Test
    void invalidRequestsMakeTheBotSlowLongBeforeDiscordShutsItOut() {
        AtomicLong nanos = new AtomicLong();
        Misses misses = new Misses(nanos::get);
        int made = 0;
        for (int second = 0; second < Duration.ofMinutes(10).toSeconds(); second++) {
            int now = misses.slowed(Pace.USUAL.requestsPerSecond());
            IntStream.range(0, now).forEach(i -> misses.note());
            made += now;
            nanos.addAndGet(Duration.ofSeconds(1).toNanos());
        }
        assertTrue(made < 2_500 + Pace.USUAL.requestsPerSecond(), made + " invalid requests in ten minutes");
        assertEquals(Misses.WARY, misses.slowed(45));
        nanos.addAndGet(Duration.ofMinutes(10).toNanos());
        assertEquals(45, misses.slowed(45));
    }
}
