package heraldo.bot.render.crew;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What painters work out meanwhile is what whoever asks would have worked out. */
class MeanwhileTest {

    @Test
    void severalComeInTheirOrder() {
        List<Supplier<Integer>> works = new ArrayList<>();
        IntStream.range(0, 100).forEach(i -> works.add(() -> i));
        assertEquals(IntStream.range(0, 100).boxed().toList(), Meanwhile.all(works));
    }

    @Test
    void whoeverNeedsWhatNoPainterHasBegunDoesIt() {
        CountDownLatch evening = new CountDownLatch(1);
        List<Meanwhile<Boolean>> begun = new ArrayList<>();
        for (int i = 0; i < Runtime.getRuntime().availableProcessors(); i++) {
            begun.add(Meanwhile.of(() -> over(evening)));
        }
        assertSame(Thread.currentThread(), Meanwhile.of(Thread::currentThread).get());
        evening.countDown();
        begun.forEach(work -> assertTrue(work.get()));
    }

    private static boolean over(CountDownLatch evening) {
        try {
            evening.await();
            return true;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void whatWentWrongIsThrownAsItWas() {
        IllegalArgumentException torn = new IllegalArgumentException("torn");
        Meanwhile<Object> sheet = Meanwhile.of(() -> {
            throw torn;
        });
        assertSame(torn, assertThrows(IllegalArgumentException.class, sheet::get));
        Meanwhile<Object> room = Meanwhile.of(() -> {
            throw new OutOfMemoryError("no room");
        });
        assertThrows(OutOfMemoryError.class, room::get);
    }

    @Test
    void whoeverIsInterruptedStillGetsItAndStaysInterrupted() {
        Thread.currentThread().interrupt();
        assertEquals("done", Meanwhile.of(() -> "done").get());
        assertTrue(Thread.interrupted());
    }
}
