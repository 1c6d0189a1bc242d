package heraldo.bot.sandbox.traffic;

import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Something that goes wrong with one request of the bot. */
public sealed interface Fault {
    /**
     * The request is not looked at and answered with an error that says no more, as a proxy or a broken server does.
     *
     * @param status 400 to 599
     */
    record Broken(int status) implements Fault {}

    /**
     * The request is not looked at and refused as Discord refuses.
     *
     * @param status 400 to 499
     * @param code Discord's own
     */
    record Refused(int status, int code) implements Fault {}

    /** The scope of a rate limit that a bot has exceeded. */
    enum Scope {
        /** The bot's own limit on one route. */
        USER,
        /** A limit on one route that all bots share; it is nobody's fault. */
        SHARED,
        /** The bot's limit on everything. */
        GLOBAL;

        /** As a header names it. */
        public String header() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * The request is not looked at; the bot is told to come again.
     *
     * @param seconds after how many seconds
     */
    record TooMany(int seconds, Scope scope) implements Fault {
        /** Too many requests of one route. */
        public TooMany(int seconds) {
            this(seconds, Scope.USER);
        }

        public boolean global() {
            return scope == Scope.GLOBAL;
        }

        /** The headers that tell it. */
        public Map<String, String> headers() {
            Map<String, String> headers = new TreeMap<>();
            headers.put("Retry-After", Integer.toString(seconds));
            headers.put("X-RateLimit-Scope", scope.header());
            if (global()) {
                headers.put("X-RateLimit-Global", "true");
            } else {
                headers.put("X-RateLimit-Limit", "1");
                headers.put("X-RateLimit-Remaining", "0");
                headers.put("X-RateLimit-Reset-After", Integer.toString(seconds));
            }
            return headers;
        }
    }

    /**
     * The request is done, but its answer is lost: the bot sees a server error.
     *
     * @param status 500 to 599
     */
    record Lost(int status) implements Fault {}

    /** The request is done, and of the answer's body only the first half arrives. */
    record Truncated() implements Fault {
        /** Returns the first half of a body, which is the part that arrives. */
        public static String half(String body) {
            return body.substring(0, body.length() / 2);
        }
    }

    /** The part of an answer that has arrived when a connection breaks. */
    enum Part {
        /** Nothing at all. */
        NOTHING,
        /** The first letters of its head. */
        HALF_A_HEAD,
        /** Its head, and the beginning of its body. */
        HEAD
    }

    /**
     * The request is done, and the connection breaks before all of its answer has arrived.
     *
     * @param arrived how much has
     */
    record Cut(Part arrived) implements Fault {}

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
