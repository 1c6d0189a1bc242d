package heraldo.bot.sandbox.traffic;

import java.util.Map;

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
}
