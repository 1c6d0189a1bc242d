package heraldo.bot;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.awaitility.Awaitility;
import org.awaitility.core.ConditionTimeoutException;

/**
 * Polls for a condition in the thread of the test: at once, then after 1, 2, 3 … and at most 20 ms, which leaves the processors
 * to the bot. Fails after 60 s with a sentence that says what did not come.
 */
public final class Waiting {

    /** Long enough for a machine on which much else is running: who has waited so long has found a fault. */
    public static final Duration PATIENCE = Duration.ofSeconds(60);

    private static final int LONGEST_PAUSE_MILLIS = 20;

    private Waiting() {}

    /**
     * Waits until something is so.
     *
     * @param what is waited for, a noun phrase: "the second card"
     */
    public static void until(String what, BooleanSupplier condition) {
        until(what, condition, PATIENCE);
    }

    /**
     * Waits until something is so, and says what is there instead if it does not come.
     *
     * @param instead looked at after a failure only
     */
    public static void until(String what, BooleanSupplier condition, Supplier<?> instead) {
        if (!comes(condition, PATIENCE)) {
            throw new AssertionError(missing(what, PATIENCE) + ", but there is " + instead.get());
        }
    }

    /** Waits until something is so that may take longer than usual. */
    public static void until(String what, BooleanSupplier condition, Duration patience) {
        if (!comes(condition, patience)) {
            throw new AssertionError(missing(what, patience));
        }
    }

    /** Waits until there is something, and gives it. */
    public static <T> T forSome(String what, Supplier<Optional<T>> source) {
        AtomicReference<Optional<T>> found = new AtomicReference<>(Optional.empty());
        until(what, () -> {
            found.set(source.get());
            return found.get().isPresent();
        });
        return found.get().orElseThrow();
    }

    private static String missing(String what, Duration patience) {
        return "waited " + patience.toSeconds() + " s for " + what;
    }

    /** Polls; exceptions of other threads are none of this one's. */
    private static boolean comes(BooleanSupplier condition, Duration patience) {
        try {
            Awaitility.await()
                    .dontCatchUncaughtExceptions()
                    .pollInSameThread()
                    .pollDelay(Duration.ZERO)
                    .pollInterval((looks, before) -> Duration.ofMillis(Math.clamp(looks, 1, LONGEST_PAUSE_MILLIS)))
                    .atMost(patience)
                    .until(condition::getAsBoolean);
            return true;
        } catch (ConditionTimeoutException e) {
            return false;
        }
    }
}
