package heraldo.bot.sandbox.gateway;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;

/** How fast a bot may begin the sessions of its shards: within five seconds one in each of so many groups. */
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

    /** How many sessions may be begun at the same time. */
    synchronized int concurrency() {
        return concurrency;
    }

    /** How many sessions were begun too early. */
    synchronized int hurried() {
        return hurried;
    }

    /** Whether a session of a shard may begin now; if so, it does. */
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
