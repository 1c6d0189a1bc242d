package heraldo.bot.sandbox.wire;

import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicLong;

/** Makes ids from the clock, each greater than the one before, even if the clock stands still or is set back. */
public final class Snowflakes {
    private final InstantSource clock;
    private final AtomicLong last = new AtomicLong();

    public Snowflakes(InstantSource clock) {
        this.clock = clock;
    }

    /** Makes ids from another clock, greater than all that these have made. */
    public Snowflakes by(InstantSource other) {
        Snowflakes later = new Snowflakes(other);
        later.last.set(last.get());
        return later;
    }

    /** The next id. */
    public Snowflake next() {
        long now = (clock.millis() - Snowflake.EPOCH) << Snowflake.COUNTER_BITS;
        return new Snowflake(last.updateAndGet(before -> Math.max(before + 1, now)));
    }
}
