package heraldo.bot.sandbox.rest;

import heraldo.bot.sandbox.rest.Limits.Rule;
import java.time.Duration;
import java.time.Instant;

/** What is left of a limit: it is whole again when its span has passed since the first request. */
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

    /** How many are left. */
    int remaining(Rule rule, Instant now) {
        return now.isBefore(reset) ? Math.max(0, rule.most() - used) : rule.most();
    }

    /** How long until it is whole again. */
    Duration wait(Instant now) {
        return now.isBefore(reset) ? Duration.between(now, reset) : Duration.ZERO;
    }
}
