package heraldo.bot.discord.gate;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.PriorityQueue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;

/**
 * Limits requests per second the way Discord counts them: at some moment between sending and response, so that a request counts
 * until one second after its response. Waiting requests pass by rank, and within a rank in order of arrival.
 */
final class Turnstile {

    /** The priority of a request. */
    enum Rank {
        /** Posts, and all requests needed for them. */
        POST,
        /** Updates of status messages. */
        BOARD
    }

    private static final long SPAN = Duration.ofSeconds(1).toNanos();

    private final IntSupplier most;
    private final LongSupplier nanos;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final PriorityQueue<Waiter> waiting = new PriorityQueue<>();
    /** The times at which the requests of the last second came back, the first one first. */
    private final Deque<Long> back = new ArrayDeque<>();

    private int underWay;
    private long issued;

    private record Waiter(Rank rank, long number) implements Comparable<Waiter> {
        @Override
        public int compareTo(Waiter other) {
            int byRank = rank.compareTo(other.rank);
            return byRank == 0 ? Long.compare(number, other.number) : byRank;
        }
    }

    /**
     * A turnstile nobody has passed.
     *
     * @param most how many may pass in a second, at least 1; may change
     * @param nanos nanoseconds that only ever grow
     */
    Turnstile(IntSupplier most, LongSupplier nanos) {
        this.most = most;
        this.nanos = nanos;
    }

    /** Waits until it is the caller's turn. They have to {@link #comeBack} afterwards. */
    void pass(Rank rank) throws InterruptedException {
        lock.lock();
        Waiter own = new Waiter(rank, issued++);
        waiting.add(own);
        try {
            long pause = pause(own);
            while (pause > 0) {
                changed.awaitNanos(pause);
                pause = pause(own);
            }
            underWay++;
        } finally {
            waiting.remove(own);
            changed.signalAll();
            lock.unlock();
        }
    }

    /** Somebody who has passed is back. */
    void comeBack() {
        lock.lock();
        try {
            underWay--;
            back.addLast(nanos.getAsLong());
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** Returns the number of waiting requests. */
    int waiting() {
        lock.lock();
        try {
            return waiting.size();
        } finally {
            lock.unlock();
        }
    }

    /**
     * For how many nanoseconds at least somebody has to wait; 0 if it may pass now. Who is not first is woken by the first, and
     * that one by whoever comes back.
     */
    private long pause(Waiter own) {
        long now = nanos.getAsLong();
        while (!back.isEmpty() && now - back.peekFirst() >= SPAN) {
            back.removeFirst();
        }
        if (!own.equals(waiting.peek())) {
            return SPAN;
        }
        int tooMany = underWay + back.size() - Math.max(1, most.getAsInt());
        if (tooMany < 0) {
            return 0;
        }
        if (tooMany >= back.size()) {
            return SPAN;
        }
        Iterator<Long> earliest = back.iterator();
        for (int i = 0; i < tooMany; i++) {
            earliest.next();
        }
        return Math.max(1, earliest.next() + SPAN - now);
    }
}
