package heraldo.bot.discord.gate;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Counts the requests that Discord calls invalid, because it answers 401, 403 or 429. After 10,000 of them in ten minutes,
 * Discord blocks the IP address for a while. The bot throttles itself long before that: in the worst case it makes not quite
 * 2,500 in ten minutes.
 */
final class Misses {

    private static final Logger LOG = LoggerFactory.getLogger(Misses.class);
    private static final long SPAN = Duration.ofMinutes(10).toNanos();

    /** From so many on the bot makes no more requests in a second than {@link #CAREFUL}. */
    static final int MANY = 500;

    static final int CAREFUL = 10;

    /** From so many on the bot makes no more requests in a second than {@link #WARY}. */
    static final int FAR_TOO_MANY = 2_000;

    static final int WARY = 1;

    private final LongSupplier nanos;
    private final Deque<Long> times = new ArrayDeque<>();
    private int told;

    /**
     * Nothing has gone wrong yet.
     *
     * @param nanos nanoseconds that only ever grow
     */
    Misses(LongSupplier nanos) {
        this.nanos = nanos;
    }

    /** One more. */
    synchronized void note() {
        times.addLast(nanos.getAsLong());
    }

    /** Returns the number of invalid requests in the last ten minutes. */
    synchronized int count() {
        long now = nanos.getAsLong();
        while (!times.isEmpty() && now - times.peekFirst() >= SPAN) {
            times.removeFirst();
        }
        return times.size();
    }

    /** Returns the rate limit in requests per second: the usual one, or a lower one after many invalid requests. */
    synchronized int slowed(int usual) {
        int count = count();
        int slow = count < MANY ? usual : Math.min(usual, count < FAR_TOO_MANY ? CAREFUL : WARY);
        if (slow != told && (told != 0 || slow != usual)) {
            LOG.warn("{} invalid requests in ten minutes: {} requests a second from now on", count, slow);
        }
        told = slow;
        return slow;
    }
}
