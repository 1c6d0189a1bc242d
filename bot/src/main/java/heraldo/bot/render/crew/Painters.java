package heraldo.bot.render.crew;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Threads that only paint, one fewer than there are processors, for whoever wants a picture paints too. Nobody else's work waits
 * behind pictures, as it would in a pool that all share.
 */
final class Painters {

    private static final int COUNT = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);

    private static final ExecutorService ALL = Executors.newFixedThreadPool(
            COUNT, Thread.ofPlatform().daemon().name("painter-", 1).factory());

    private Painters() {}

    static void begin(Runnable work) {
        ALL.execute(work);
    }
}
