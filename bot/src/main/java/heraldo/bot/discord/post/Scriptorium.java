package heraldo.bot.discord.post;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Thread pool that renders posts as words and pictures, with one thread per processor, so that a thousand maps to be drawn at
 * once delay no answer.
 */
public final class Scriptorium {

    private static final long IDLE_SECONDS = 10;

    private final ThreadPoolExecutor pens;

    public Scriptorium() {
        int processors = Runtime.getRuntime().availableProcessors();
        this.pens = new ThreadPoolExecutor(
                processors,
                processors,
                IDLE_SECONDS,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                work -> Thread.ofPlatform().name("pen").daemon().unstarted(work));
        pens.allowCoreThreadTimeOut(true);
    }

    /** Has something written, and waits for it; what goes wrong comes out of here. */
    <T> T write(Supplier<T> letter) {
        try {
            return pens.submit(letter::get).get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while writing", e);
        }
    }
}
