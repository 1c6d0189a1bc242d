package heraldo.bot.discord.post;

import java.util.PriorityQueue;
import java.util.concurrent.Semaphore;

/**
 * The counters at which posts are written and sent, a few at once. Whoever waits is called by precedence, and among equals in order
 * of arrival.
 */
public final class Counters {

    /** The number of posts written and sent at once: their pictures need memory, and posts with precedence wait for them. */
    private static final int AT_HAND = 64;

    private final PriorityQueue<Waiter> waiting = new PriorityQueue<>();
    private int free;
    private long arrived;
    /** The hurry mode, in which only posts without pictures get a counter. */
    private boolean hurried;

    private record Waiter(Precedence precedence, long number, Semaphore called) implements Comparable<Waiter> {
        @Override
        public int compareTo(Waiter other) {
            int first = precedence.compareTo(other.precedence);
            return first == 0 ? Long.compare(number, other.number) : first;
        }
    }

    /** As many as a bot has, all of them free. */
    public Counters() {
        this(AT_HAND);
    }

    /** So many, all of them free. */
    Counters(int count) {
        this.free = count;
    }

    /** Waits for a counter. Whoever has it has to {@link #leave} it. */
    void enter(Precedence precedence) {
        arrive(precedence).called().acquireUninterruptibly();
    }

    private synchronized Waiter arrive(Precedence precedence) {
        Waiter waiter = new Waiter(precedence, arrived++, new Semaphore(0));
        waiting.add(waiter);
        call();
        return waiter;
    }

    synchronized void leave() {
        free++;
        call();
    }

    /** Lets others go first that have precedence over what is still to be done. */
    void giveWay(Precedence rest) {
        leave();
        enter(rest);
    }

    /** Returns the number of waiting posts. */
    synchronized int waiting() {
        return waiting.size();
    }

    /**
     * While many turns are played nobody draws their results: the turns would take longer, and seals can be posted meanwhile.
     */
    synchronized void hurry(boolean now) {
        hurried = now;
        call();
    }

    private void call() {
        while (free > 0
                && !waiting.isEmpty()
                && (!hurried || waiting.peek().precedence().inAHurry())) {
            free--;
            waiting.remove().called().release();
        }
    }
}
