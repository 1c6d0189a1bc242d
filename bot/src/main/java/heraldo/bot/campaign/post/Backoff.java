package heraldo.bot.campaign.post;

import java.time.Duration;

/**
 * Exponential backoff: every wait before a retry is twice as long as the one before, up to a maximum.
 *
 * @param first the wait after the first failure
 * @param longest no wait is longer
 */
public record Backoff(Duration first, Duration longest) {
    /** So many waits double at most: no wait that anybody sets is still below the longest then. */
    private static final int MOST_DOUBLED = 30;

    /**
     * Computes the wait after a failure.
     *
     * @param before the number of failures before this one
     */
    public Duration after(int before) {
        Duration doubled = first.multipliedBy(1L << Math.min(before, MOST_DOUBLED));
        return doubled.compareTo(longest) > 0 ? longest : doubled;
    }
}
