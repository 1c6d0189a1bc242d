package heraldo.bot.discord.gate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The acts of one user happen in the order in which they were given; nobody waits for another user. */
class UserLanesTest {

    @Test
    void oneUserIsServedInOrderEvenAfterAFailure() throws InterruptedException {
        List<Integer> served = Collections.synchronizedList(new ArrayList<>());
        CountDownLatch done = new CountDownLatch(1_000);
        try (UserLanes lanes = new UserLanes()) {
            for (int i = 0; i < 1_000; i++) {
                int act = i;
                lanes.enter(7, () -> {
                    served.add(act);
                    done.countDown();
                    if (act % 10 == 0) {
                        throw new IllegalStateException("an act that fails");
                    }
                });
            }
            assertTrue(done.await(60, TimeUnit.SECONDS));
        }
        assertEquals(IntStream.range(0, 1_000).boxed().toList(), served);
    }

    @Test
    void aSlowUserHoldsUpNobodyElse() throws InterruptedException {
        CountDownLatch slow = new CountDownLatch(1);
        CountDownLatch others = new CountDownLatch(2);
        try (UserLanes lanes = new UserLanes()) {
            lanes.enter(1, () -> await(slow));
            lanes.enter(2, others::countDown);
            lanes.beside(others::countDown);
            assertTrue(others.await(60, TimeUnit.SECONDS));
            slow.countDown();
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
