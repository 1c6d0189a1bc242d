package heraldo.bot.schedule;

import heraldo.bot.campaign.port.Alarm;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Wakes one clerk, on a thread of its own, whenever the clerk's books say that something is due. It is stateless: a lost alarm
 * delays work by a minute at most.
 */
public final class Ticker implements Alarm, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Ticker.class);
    /** The longest sleep: clocks are set, machines are suspended. */
    private static final Duration LONGEST = Duration.ofMinutes(1);

    private static final Duration AFTER_FAILURE = Duration.ofSeconds(5);
    /** A clerk that breathes works for a fifth of the time at most, however often it is woken. */
    private static final int BREATH = 4;
    /** Somebody may wait for what it finds: no breath is longer than four times that. */
    private static final long LONGEST_LOOK = Duration.ofMillis(50).toNanos();

    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final String name;
    private final Runnable work;
    private final Supplier<Optional<Instant>> next;
    private final InstantSource clock;
    private final ScheduledExecutorService thread;
    private final int breath;
    /** Until when the clerk takes breath, by {@link System#nanoTime}. */
    private volatile long rested = System.nanoTime();

    private @Nullable ScheduledFuture<?> pending;
    private Instant rings = Instant.MAX;
    /** A mark that the pending alarm is for now, so that no other postpones it. */
    private boolean immediate;

    /**
     * A ticker that sleeps until {@link #ring}.
     *
     * @param work what to do when woken
     * @param next when there is something to do next
     */
    public Ticker(String name, Runnable work, Supplier<Optional<Instant>> next, InstantSource clock) {
        this(name, work, next, clock, 0);
    }

    /**
     * The same for a clerk whose work is to look what there is to do: it takes breath after each look, the longer, the longer it has
     * looked. Many who wake it in the meantime are one.
     */
    public static Ticker breathing(String name, Runnable work, Supplier<Optional<Instant>> next, InstantSource clock) {
        return new Ticker(name, work, next, clock, BREATH);
    }

    private Ticker(String name, Runnable work, Supplier<Optional<Instant>> next, InstantSource clock, int breath) {
        this.breath = breath;
        this.name = name;
        this.work = work;
        this.next = next;
        this.clock = clock;
        this.thread = Executors.newSingleThreadScheduledExecutor(
                task -> Thread.ofPlatform().name(name).daemon().unstarted(task));
    }

    @Override
    public synchronized void ring(Instant at) {
        long millis = Math.max(0, Duration.between(clock.instant(), at).toMillis());
        // What is due by now is put first even before an earlier alarm: the clock may have been set ahead.
        if (immediate || (millis > 0 && !at.isBefore(rings))) {
            return;
        }
        if (pending != null) {
            pending.cancel(false);
        }
        rings = at;
        immediate = millis == 0;
        try {
            long nanos = Math.min(TimeUnit.MILLISECONDS.toNanos(millis), LONGEST.toNanos());
            pending = thread.schedule(this::run, Math.max(nanos, rested - System.nanoTime()), TimeUnit.NANOSECONDS);
        } catch (RejectedExecutionException e) {
            LOG.debug("{} is closed", name);
        }
    }

    /** Works now, on the clerk's own thread; done when the work is. */
    public Future<?> now() {
        return thread.submit(this::run);
    }

    /** Lets the work at hand end and does no more. */
    @Override
    public void close() {
        forget();
        thread.shutdown();
        try {
            if (!thread.awaitTermination(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
                thread.shutdownNow();
            }
        } catch (InterruptedException e) {
            thread.shutdownNow();
            Thread.currentThread().interrupt();
        }
    }

    /** An alarm that is still to come would keep the thread waiting for it. */
    private synchronized void forget() {
        if (pending != null) {
            pending.cancel(false);
        }
    }

    private void run() {
        synchronized (this) {
            rings = Instant.MAX;
            immediate = false;
        }
        Duration rest = AFTER_FAILURE;
        long began = System.nanoTime();
        try {
            work.run();
            rest = rest();
        } catch (RuntimeException e) {
            // Only the kind of failure: its text may quote what players wrote.
            LOG.error("{} failed: {}", name, e.getClass().getName());
        } finally {
            long ended = System.nanoTime();
            rested = ended + breath * Math.min(ended - began, LONGEST_LOOK);
            ring(clock.instant().plus(rest));
        }
    }

    /**
     * Returns the delay until the next work, at most a minute; overdue work that a run has left undone waits for the retry delay.
     */
    private Duration rest() {
        Instant now = clock.instant();
        return next.get()
                .map(at -> Duration.between(now, at))
                .map(rest -> rest.isNegative() ? AFTER_FAILURE : rest)
                .filter(rest -> rest.compareTo(LONGEST) < 0)
                .orElse(LONGEST);
    }
}
