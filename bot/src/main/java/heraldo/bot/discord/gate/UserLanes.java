package heraldo.bot.discord.gate;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * Work on virtual threads: the acts of one user run in the order in which Discord delivered them, those of different users
 * concurrently. An idle user costs nothing.
 */
final class UserLanes implements AutoCloseable {

    private static final long PATIENCE_SECONDS = 5;

    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final Map<Long, CompletableFuture<Void>> last = new HashMap<>();

    /** Runs something after everything that was handed in for this user before. */
    synchronized void enter(long user, Runnable work) {
        CompletableFuture<Void> before = last.getOrDefault(user, CompletableFuture.completedFuture(null));
        CompletableFuture<Void> turn = before.handleAsync((nothing, failure) -> run(work), threads);
        last.put(user, turn);
        CompletableFuture<Void> unused = turn.whenComplete((nothing, failure) -> leave(user, turn));
    }

    /** Runs something at once, beside everything else. */
    void beside(Runnable work) {
        threads.execute(work);
    }

    private synchronized void leave(long user, CompletableFuture<Void> turn) {
        last.remove(user, turn);
    }

    private static Void run(Runnable work) {
        work.run();
        return null;
    }

    /** Lets what is running finish, but not for long. */
    @Override
    public void close() {
        threads.shutdown();
        try {
            if (!threads.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                threads.shutdownNow();
            }
        } catch (InterruptedException e) {
            threads.shutdownNow();
            Thread.currentThread().interrupt();
        }
    }
}
