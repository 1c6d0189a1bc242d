package heraldo.bot.sandbox.traffic;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Something that goes wrong with one request of the bot. */
public sealed interface Fault {
    /**
     * The request is not looked at and answered with a server error.
     *
     * @param status 500 to 599
     */
    record Broken(int status) implements Fault {}

    /**
     * The request is not looked at; the bot is told to come again.
     *
     * @param seconds after how many seconds
     */
    record TooMany(int seconds) implements Fault {
        /** The headers that tell it. */
        public Map<String, String> headers() {
            return Map.of(
                    "Retry-After", Integer.toString(seconds),
                    "X-RateLimit-Limit", "1",
                    "X-RateLimit-Remaining", "0",
                    "X-RateLimit-Reset-After", Integer.toString(seconds),
                    "X-RateLimit-Scope", "user");
        }
    }

    /**
     * The request is done, but its answer is lost: the bot sees a server error.
     *
     * @param status 500 to 599
     */
    record Lost(int status) implements Fault {}

    /** The request is done or not, and no answer comes before it is let go: time to kill the bot. */
    final class Hanging implements Fault {
        private final boolean done;
        private final CountDownLatch reached = new CountDownLatch(1);
        private final CountDownLatch free = new CountDownLatch(1);

        /**
         * A fault for one request.
         *
         * @param done whether the request is done before it hangs
         */
        public Hanging(boolean done) {
            this.done = done;
        }

        public boolean done() {
            return done;
        }

        /** Waits until the request is there. */
        public boolean awaitRequest(Duration most) throws InterruptedException {
            return reached.await(most.toMillis(), TimeUnit.MILLISECONDS);
        }

        /** Lets the request be answered, should anybody still wait for it. */
        public void letGo() {
            free.countDown();
        }

        /** Keeps the request's thread until it is let go. */
        public void hold() {
            reached.countDown();
            try {
                free.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
