package heraldo.bot.sandbox.gateway;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;

/** The pace at which a bot may start the sessions of its shards: one in each group within five seconds. */
final class StartPace {
    private static final Duration PAUSE = Duration.ofSeconds(5);

    private final InstantSource stopwatch;
    private final Map<Integer, Instant> last = new HashMap<>();
    private int concurrency = 1;
    private boolean kept;
    private int hurried;

    StartPace(InstantSource stopwatch) {
        this.stopwatch = stopwatch;
    }

    /** From now on the pace is kept: whoever begins too early is told to try again. */
    synchronized void keep(int groups) {
        concurrency = groups;
        kept = true;
        last.clear();
    }

    /** Returns the number of sessions that may start at the same time. */
    synchronized int concurrency() {
        return concurrency;
    }

    /** Returns the number of sessions that tried to start too early. */
    synchronized int hurried() {
        return hurried;
    }

    /** Returns whether a session of a shard may start now, and if so records its start. */
    synchronized boolean admits(Shard shard) {
        Instant now = stopwatch.instant();
        int group = shard.number() % concurrency;
        Instant before = last.get(group);
        if (kept && before != null && now.isBefore(before.plus(PAUSE))) {
            hurried++;
            return false;
        }
        last.put(group, now);
        return true;
    }
}
