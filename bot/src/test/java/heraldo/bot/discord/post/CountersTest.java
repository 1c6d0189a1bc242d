package heraldo.bot.discord.post;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.Waiting;
import heraldo.bot.campaign.model.Dispatch;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** What goes out first when a thousand turns end at once. */
class CountersTest {

    private final List<String> order = new CopyOnWriteArrayList<>();

    @Test
    void sealsGoFirstThenWhatEverybodyReadsThenCardsButNobodyWhoAsksForSomethingWaitsForThem()
            throws InterruptedException {
        Counters counters = new Counters(1);
        counters.enter(Precedence.SEAL);
        List<Dispatch.Kind> kinds = List.of(
                Dispatch.Kind.PART,
                Dispatch.Kind.RESULT,
                Dispatch.Kind.SEALED,
                Dispatch.Kind.PRESS,
                Dispatch.Kind.SUMMONS,
                Dispatch.Kind.STEP_SEALED,
                Dispatch.Kind.NOTICE);
        CountDownLatch done = new CountDownLatch(kinds.size());
        for (Dispatch.Kind kind : kinds) {
            deliver(counters, kind, done);
        }
        counters.leave();
        assertTrue(done.await(60, TimeUnit.SECONDS), "all have been there");
        assertEquals(List.of("PRESS", "STEP_SEALED", "SEALED", "RESULT", "NOTICE", "PART", "SUMMONS"), order);
    }

    @Test
    void whoHasSomethingLeftToDoThatIsNotUrgentLetsOthersGoFirst() throws InterruptedException {
        Counters counters = new Counters(1);
        counters.enter(Precedence.PUBLIC);
        CountDownLatch done = new CountDownLatch(2);
        deliver(counters, Dispatch.Kind.PART, done);
        deliver(counters, Dispatch.Kind.RESULT, done);
        order.add("a result");
        counters.giveWay(Precedence.OWN);
        order.add("its keys");
        counters.leave();
        assertTrue(done.await(60, TimeUnit.SECONDS), "all have been there");
        assertEquals(List.of("a result", "RESULT", "PART", "its keys"), order);
    }

    @Test
    void whileManyTurnsArePlayedOnlySealsAndWhatSomebodyAsksForGoOut() throws InterruptedException {
        Counters counters = new Counters(2);
        counters.hurry(true);
        CountDownLatch urgent = new CountDownLatch(2);
        CountDownLatch rest = new CountDownLatch(2);
        enter(counters, Dispatch.Kind.PART, rest);
        enter(counters, Dispatch.Kind.RESULT, rest);
        enter(counters, Dispatch.Kind.SEALED, urgent);
        enter(counters, Dispatch.Kind.PRESS, urgent);
        assertTrue(urgent.await(60, TimeUnit.SECONDS), "what is urgent has been there");
        assertEquals(2, rest.getCount());
        counters.hurry(false);
        assertTrue(rest.await(60, TimeUnit.SECONDS), "the others have been there");
    }

    @Test
    void theStatusMessageIsBroughtUpToDateWhenNothingElseWaits() throws InterruptedException {
        Counters counters = new Counters(1);
        counters.enter(Precedence.SEAL);
        CountDownLatch done = new CountDownLatch(3);
        wait(counters, Precedence.EDIT, done);
        wait(counters, Precedence.OWN, done);
        wait(counters, Precedence.PUBLIC, done);
        counters.leave();
        assertTrue(done.await(60, TimeUnit.SECONDS), "all have been there");
        assertEquals(List.of("PUBLIC", "OWN", "EDIT"), order);
    }

    private void enter(Counters counters, Dispatch.Kind kind, CountDownLatch done) {
        Thread.ofVirtual().start(() -> {
            counters.enter(Precedence.of(kind));
            counters.leave();
            done.countDown();
        });
    }

    private void deliver(Counters counters, Dispatch.Kind kind, CountDownLatch done) {
        wait(counters, Precedence.of(kind), kind.name(), done);
    }

    private void wait(Counters counters, Precedence precedence, CountDownLatch done) {
        wait(counters, precedence, precedence.name(), done);
    }

    private void wait(Counters counters, Precedence precedence, String what, CountDownLatch done) {
        int before = counters.waiting();
        Thread.ofVirtual().start(() -> {
            counters.enter(precedence);
            order.add(what);
            counters.leave();
            done.countDown();
        });
        Waiting.until("another that waits for a counter", () -> counters.waiting() != before);
    }
}
