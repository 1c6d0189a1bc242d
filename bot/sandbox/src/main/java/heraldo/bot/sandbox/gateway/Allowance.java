package heraldo.bot.sandbox.gateway;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;

/** A rate limit over a sliding window: a maximum number of uses within any span of a given length. */
final class Allowance {
    private final int most;
    private final Duration span;
    private final InstantSource clock;
    private final Deque<Instant> taken = new ArrayDeque<>();

    Allowance(int most, Duration span, InstantSource clock) {
        this.most = most;
        this.span = span;
        this.clock = clock;
    }

    /** Does it once more; false if that is once too often. */
    synchronized boolean take() {
        if (left() == 0) {
            return false;
        }
        taken.addLast(clock.instant());
        return true;
    }

    /** Returns the number of uses left now. */
    synchronized int left() {
        Instant since = clock.instant().minus(span);
        while (!taken.isEmpty() && !taken.peekFirst().isAfter(since)) {
            taken.removeFirst();
        }
        return most - taken.size();
    }

    /** Returns the time until all uses so far have left the window. */
    synchronized Duration untilFull() {
        return taken.isEmpty()
                ? Duration.ZERO
                : Duration.between(clock.instant(), taken.peekLast().plus(span));
    }

    /** Does it so often that it may be done only so many times more. */
    synchronized void leave(int few) {
        while (left() > few) {
            take();
        }
    }
}
