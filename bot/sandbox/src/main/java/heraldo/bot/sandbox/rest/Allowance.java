package heraldo.bot.sandbox.rest;

import heraldo.bot.sandbox.rest.Limits.Rule;
import java.time.Duration;
import java.time.Instant;

/** The remainder of a rate limit over a fixed window, which begins with the first request. */
final class Allowance {
    private Instant reset = Instant.MIN;
    private int used;

    /** Takes one; false if nothing is left. */
    boolean take(Rule rule, Instant now) {
        if (!now.isBefore(reset)) {
            reset = now.plus(rule.span());
            used = 0;
        }
        if (used >= rule.most()) {
            return false;
        }
        used++;
        return true;
    }

    /** Returns the number of requests left. */
    int remaining(Rule rule, Instant now) {
        return now.isBefore(reset) ? Math.max(0, rule.most() - used) : rule.most();
    }

    /** Returns the time until the window ends. */
    Duration wait(Instant now) {
        return now.isBefore(reset) ? Duration.between(now, reset) : Duration.ZERO;
    }
}
