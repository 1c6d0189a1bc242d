package heraldo.bot.discord.gate;

import heraldo.rules.kernel.Reason;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Retries what failed for a transient reason, with growing pauses, until it succeeds. The waiting thread can be interrupted at
 * any time, even inside library calls that cannot.
 */
final class Attempts implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Attempts.class);
    private static final Duration LONGEST = Duration.ofMinutes(5);

    private final Duration first;
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(
            task -> Thread.ofPlatform().name("sign-in").daemon().unstarted(task));

    Attempts(Duration first) {
        this.first = first;
    }

    /** The reason passes: it can be tried again. */
    static final class PassingException extends RuntimeException {
        private static final long serialVersionUID = 1;

        PassingException(String reason) {
            super(reason);
        }
    }

    /**
     * Does something until it does not throw a {@link PassingException}.
     *
     * @throws CancellationException if whoever waits is interrupted
     */
    <T> T until(Callable<T> deed) {
        Duration pause = Duration.ZERO;
        while (true) {
            try {
                return thread.schedule(deed, pause.toMillis(), TimeUnit.MILLISECONDS)
                        .get();
            } catch (ExecutionException e) {
                pause = pause.isZero() ? first : pause.multipliedBy(2);
                pause = pause.compareTo(LONGEST) > 0 ? LONGEST : pause;
                LOG.warn(
                        "Discord cannot be reached: {}. It is tried again in {} seconds.",
                        Reason.of(passing(e.getCause())),
                        Math.max(1, pause.toSeconds()));
            } catch (InterruptedException e) {
                thread.shutdownNow();
                Thread.currentThread().interrupt();
                throw new CancellationException("Heraldo was told to end before it had signed in.");
            }
        }
    }

    private static PassingException passing(@Nullable Throwable failure) {
        return switch (failure) {
            case PassingException passing -> passing;
            case RuntimeException lasting -> throw lasting;
            case Error error -> throw error;
            case null, default -> throw new IllegalStateException(failure);
        };
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
