package heraldo.bot;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;

/** What a test does until something has come about. */
public final class Patience {

    private static final Duration MOMENT = Duration.ofMillis(1);

    private Patience() {}

    /** A moment in which the bot has the processors for itself, before the test looks again. */
    public static void moment() {
        LockSupport.parkNanos(MOMENT.toNanos());
    }
}
