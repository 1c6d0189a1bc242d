package heraldo.bot.campaign.post;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Work on virtual threads: serial within a lane, concurrent between lanes. A blocked lane delays no other. An idle lane costs
 * nothing.
 *
 * @param <K> names a lane
 */
public final class Lanes<K> implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Lanes.class);

    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final Duration patience;
    /** The lanes in which work is running, and whether it is to run once more. */
    private final Map<K, Boolean> again = new HashMap<>();

    private Optional<Throwable> failure = Optional.empty();
    private boolean closed;

    /**
     * Empty lanes.
     *
     * @param patience the maximum time that closing waits for running work
     */
    public Lanes(Duration patience) {
        this.patience = patience;
    }

    /** Runs the work in a lane from now on; if it is running there already, it runs once more afterwards. */
    public synchronized void enter(K lane, Runnable work) {
        if (closed) {
            return;
        }
        if (again.containsKey(lane)) {
            again.put(lane, true);
        } else {
            again.put(lane, false);
            threads.execute(() -> run(lane, work));
        }
    }

    /** Waits until nobody is at work; what has gone wrong since the last time comes out of here. */
    public synchronized void rest() {
        try {
            while (!again.isEmpty()) {
                wait();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        Optional<Throwable> first = failure;
        failure = Optional.empty();
        switch (first.orElse(null)) {
            case null -> {}
            case Error error -> throw error;
            case RuntimeException exception -> throw exception;
            case Throwable other -> throw new IllegalStateException(other);
        }
    }

    private void run(K lane, Runnable work) {
        do {
            try {
                work.run();
            } catch (RuntimeException | Error e) {
                // Only the kind of failure: its text may quote what players wrote.
                LOG.error("{} failed: {}", lane, e.getClass().getName());
                note(e);
            }
        } while (onceMore(lane));
    }

    private synchronized void note(Throwable e) {
        failure = failure.or(() -> Optional.of(e));
    }

    private synchronized boolean onceMore(K lane) {
        boolean more = Boolean.TRUE.equals(again.remove(lane)) && !closed;
        if (more) {
            again.put(lane, false);
        } else {
            notifyAll();
        }
        return more;
    }

    /** Returns whether the lanes take no more work. */
    public synchronized boolean closed() {
        return closed;
    }

    /** Lets those who are at work end what they are at, but not for long; nobody begins anything any more. */
    @Override
    public void close() {
        shut();
        threads.shutdown();
        try {
            if (!threads.awaitTermination(patience.toMillis(), TimeUnit.MILLISECONDS)) {
                threads.shutdownNow();
            }
        } catch (InterruptedException e) {
            threads.shutdownNow();
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void shut() {
        closed = true;
    }
}
