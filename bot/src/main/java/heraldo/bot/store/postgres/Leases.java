package heraldo.bot.store.postgres;

import heraldo.bot.campaign.model.ClosedBooksException;
import heraldo.bot.store.Territory;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Collections;
import java.util.OptionalInt;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The parts (shards) of the bot's servers that this program has leased, so that no other serves them. They are held as long as the
 * server hears of this program, and lost all together: the program gives up at the first sign that the server may not hear of it,
 * seconds before the server lets others have them, and does not come back to what it held.
 *
 * <p>Three things keep two programs from acting for the same part: the server gives a lock to one only; a program that has not
 * heard from the server for {@value #PATIENCE_SECONDS} seconds takes its leases for lost; and every act, before it writes, asks the
 * server whether the session that holds them still lives. Whoever takes a part writes once before it reads anything, and so after
 * everything that its last holder wrote.
 */
public final class Leases implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Leases.class);

    /** For so long after the last answer the server surely keeps the locks: it waits more than twice as long for this program. */
    static final int PATIENCE_SECONDS = 4;

    private static final Duration PATIENCE = Duration.ofSeconds(PATIENCE_SECONDS);
    private static final Duration BEAT = Duration.ofSeconds(1);

    private static final String STILL_HELD = """
        SELECT count(*) FROM pg_locks AS held WHERE held.locktype = 'advisory' AND held.granted AND held.objsubid = 2
            AND held.classid::bigint = :parts AND held.pid = :pid AND EXISTS (SELECT 1 FROM pg_stat_get_activity(:pid) AS holder
                WHERE extract(epoch FROM holder.backend_start)::text = :since)
        """;

    private final LeasePlan plan;
    private final LeaseSession session;
    private final CompletableFuture<Void> lost = new CompletableFuture<>();
    private final ScheduledExecutorService pulse = Executors.newSingleThreadScheduledExecutor(
            task -> Thread.ofPlatform().name("lease").daemon().unstarted(task));
    /**
     * A mark that the leases are lost; those who wait for {@link #lost} hear of it a little later, and on a thread of their own.
     */
    private final AtomicBoolean gone = new AtomicBoolean();
    /** Never changed, only replaced. */
    private volatile SortedSet<Integer> held = Collections.emptySortedSet();

    private volatile SortedSet<Integer> served = Collections.emptySortedSet();
    /** The time of the last question that the server has answered, by {@link System#nanoTime}. */
    private volatile long answered = System.nanoTime();

    private Leases(LeasePlan plan, LeaseSession session) {
        this.plan = plan;
        this.session = session;
    }

    /**
     * Comes among those who serve the same books. If it wants certain parts, those of them that are free are taken.
     *
     * @throws heraldo.bot.store.UnusableDatabaseException if the server cannot be reached, or others do not agree to it
     */
    public static Leases join(PostgresAddress address, LeasePlan plan) {
        Leases leases = new Leases(plan, LeaseSession.join(address, plan));
        boolean more = plan.fixed();
        while (more) {
            more = leases.take().isPresent();
        }
        ScheduledFuture<?> unused =
                leases.pulse.scheduleWithFixedDelay(leases::beat, 0, BEAT.toMillis(), TimeUnit.MILLISECONDS);
        return leases;
    }

    /** Into how many parts the servers are split. */
    public int total() {
        return plan.total();
    }

    /**
     * Takes one more part of those that this program wants and nobody has; empty if there is none. Before anything is read for it,
     * something must be written.
     */
    public OptionalInt take() {
        try {
            if (!stand() || held().size() >= plan.most()) {
                return OptionalInt.empty();
            }
            SortedSet<Integer> free = plan.wanted();
            free.removeAll(session.takenParts());
            for (int part : free) {
                if (session.takePart(part)) {
                    hold(part);
                    return OptionalInt.of(part);
                }
            }
        } catch (SQLException e) {
            lose();
        }
        return OptionalInt.empty();
    }

    private synchronized void hold(int part) {
        held = with(held, part);
    }

    private static SortedSet<Integer> with(SortedSet<Integer> parts, int one) {
        SortedSet<Integer> more = new TreeSet<>(parts);
        more.add(one);
        return Collections.unmodifiableSortedSet(more);
    }

    /** Returns the parts that this program has leased. */
    public SortedSet<Integer> held() {
        return held;
    }

    /** One that it has taken and does not serve yet; empty if there is none. */
    public OptionalInt waiting() {
        return held.stream()
                .filter(part -> !served.contains(part))
                .mapToInt(Integer::intValue)
                .findFirst();
    }

    /** From now on it ends the turns and sends the posts of a part that it holds. */
    public synchronized void serve(int part) {
        served = with(served, part);
    }

    /** The servers of which it does so. */
    Territory territory() {
        return new Territory(plan.total(), stand() ? served : Collections.emptySortedSet());
    }

    /**
     * Returns whether this program surely still holds its leases, and gives them up if the server has been silent for too long.
     */
    public boolean stand() {
        if (!gone.get() && System.nanoTime() - answered > PATIENCE.toNanos()) {
            lose();
        }
        return !gone.get() && !pulse.isShutdown();
    }

    /** Returns whether the leases were lost, and not given back. */
    public boolean isLost() {
        return gone.get();
    }

    /** Done when the leases are lost. */
    public CompletableFuture<Void> lost() {
        return lost.copy();
    }

    /**
     * Refuses an act that would write after the leases were lost; asked within its transaction, after which others write.
     *
     * @throws ClosedBooksException if they are lost
     */
    void demand(Handle handle) {
        int least = held().size();
        if (!stand() || least > stillHeld(handle)) {
            lose();
            throw new ClosedBooksException("closed");
        }
    }

    private int stillHeld(Handle handle) {
        return handle.createQuery(STILL_HELD)
                .bind("parts", LeaseSession.PARTS)
                .bind("pid", session.holder().pid())
                .bind("since", session.holder().since())
                .mapTo(Integer.class)
                .one();
    }

    /** Takes the turn to begin the session of a part in a group; whether no other program is at it or has just been. */
    public boolean takeStart(int group) {
        try {
            return stand() && session.takeStart(group);
        } catch (SQLException e) {
            lose();
            return false;
        }
    }

    /** Lets others have that turn after a while. */
    public void endStart(int group, Duration pause) {
        if (!pulse.isShutdown()) {
            ScheduledFuture<?> unused = pulse.schedule(() -> giveBack(group), pause.toMillis(), TimeUnit.MILLISECONDS);
        }
    }

    private void giveBack(int group) {
        try {
            session.endStart(group);
        } catch (SQLException e) {
            lose();
        }
    }

    private void beat() {
        if (gone.get()) {
            return;
        }
        long asked = System.nanoTime();
        try {
            session.beat();
            if (stand()) {
                answered = asked;
            }
        } catch (SQLException e) {
            lose();
        }
    }

    private void lose() {
        if (!pulse.isShutdown() && gone.compareAndSet(false, true)) {
            lost.completeAsync(() -> null);
            LOG.warn(
                    "The PostgreSQL server may not hear of this program any more: it stops serving its parts of the servers ({}).",
                    held());
        }
    }

    /** Gives everything back; others may have it at once. */
    @Override
    public void close() {
        pulse.shutdownNow();
        session.close();
    }
}
