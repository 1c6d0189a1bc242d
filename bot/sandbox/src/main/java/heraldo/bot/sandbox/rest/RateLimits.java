package heraldo.bot.sandbox.rest;

import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.rest.Limits.Rule;
import heraldo.bot.sandbox.traffic.Fault;
import heraldo.bot.sandbox.wire.DiscordError;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Refused;
import heraldo.bot.sandbox.wire.Snowflake;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Counts a bot's requests, tells it in headers what it has left, and refuses what is too much. */
public final class RateLimits {
    private static final int TOO_MANY = 429;
    /** The {@code Retry-After} of an edit of an old message, in seconds; Discord's own value varies. */
    static final String OLD_EDIT_SECONDS = "60";

    private final InstantSource clock;
    private final Map<String, Allowance> routes = new HashMap<>();
    private final Map<Snowflake, Allowance> old = new HashMap<>();
    private final Map<Snowflake, Allowance> renamed = new HashMap<>();
    private final Allowance global = new Allowance();
    private final Allowance invalid = new Allowance();
    private Limits limits;
    private int refusals;

    /**
     * Limits of which nothing is used.
     *
     * @param clock the time in which spans pass
     */
    public RateLimits(Limits limits, InstantSource clock) {
        this.limits = limits;
        this.clock = clock;
    }

    /** From now on a bot is held to other limits. */
    public synchronized void set(Limits other) {
        limits = other;
    }

    /** Returns the number of times that these limits, and not a planned fault, told a bot to wait. */
    public synchronized int refusals() {
        return refusals;
    }

    /** An answer; what it says to be too much is nobody's fault if the limit is shared. */
    synchronized void note(int status, String scope) {
        boolean counts = status == 401 || status == 403 || status == TOO_MANY;
        if (counts && !"shared".equals(scope)) {
            invalid.take(limits.invalid(), clock.instant());
        }
    }

    /** Returns the number of invalid requests in the current window. */
    public synchronized int invalid() {
        return limits.invalid().most() - invalid.remaining(limits.invalid(), clock.instant());
    }

    /** The wait that a request costs that is one too many. */
    synchronized Optional<Refusal> refusal(String method, @Nullable String route, String path) {
        Instant now = clock.instant();
        if (invalid.remaining(limits.invalid(), now) == 0) {
            return refused(new Refusal(invalid.wait(now), Optional.empty()));
        }
        if (!Secrets.carriesItsOwn(route) && !global.take(limits.global(), now)) {
            return refused(new Refusal(global.wait(now), Optional.of(Fault.Scope.GLOBAL)));
        }
        Allowance own = routes.computeIfAbsent(bucket(method, route, path), key -> new Allowance());
        return own.take(rule(method, route), now)
                ? Optional.empty()
                : refused(new Refusal(own.wait(now), Optional.of(Fault.Scope.USER)));
    }

    private Optional<Refusal> refused(Refusal refusal) {
        refusals++;
        return Optional.of(refusal);
    }

    /**
     * A request that is one too many.
     *
     * @param rest after how long it may come again
     * @param scope what it is too much of; empty if the bot is shut out before it comes to Discord
     */
    record Refusal(Duration rest, Optional<Fault.Scope> scope) {
        /** Whole seconds: clients read no others. */
        long seconds() {
            return Math.max(1, rest.plusMillis(999).toSeconds());
        }

        Reply reply() {
            return new Reply(
                    TOO_MANY,
                    body(seconds(), scope.filter(Fault.Scope.GLOBAL::equals).isPresent()));
        }
    }

    /** An edit of an old message. Refused with 30046 if there were too many of them in its channel. */
    synchronized void demandOldEdit(Snowflake channel) {
        Instant now = clock.instant();
        Allowance own = old.computeIfAbsent(channel, key -> new Allowance());
        if (!own.take(limits.oldEdits(), now)) {
            throw DiscordError.OLD_MESSAGE_EDITS.refusal();
        }
    }

    /**
     * A change of a channel's name or topic. Refused with 429 if there were too many of them; clients take it for the limit of all
     * changes of the channel.
     */
    synchronized void demandRename(Snowflake channel) {
        Instant now = clock.instant();
        Allowance own = renamed.computeIfAbsent(channel, key -> new Allowance());
        if (!own.take(limits.renames(), now)) {
            refusals++;
            throw new Refused(Math.max(1, own.wait(now).plusMillis(999).toSeconds()));
        }
    }

    /** Returns the rate limit headers of an answer. */
    synchronized Map<String, String> headers(
            String method, @Nullable String route, String path, Optional<Refusal> refusal) {
        Map<String, String> headers = new TreeMap<>();
        boolean shutOut = refusal.filter(each -> each.scope().isEmpty()).isPresent();
        if (!shutOut) {
            headers.put("Via", "1.1 google");
        }
        refusal.ifPresent(each -> headers.put("Retry-After", Long.toString(each.seconds())));
        refusal.flatMap(Refusal::scope).ifPresent(scope -> tell(headers, scope));
        if (route != null && !headers.containsKey("X-RateLimit-Global")) {
            Allowance own = routes.computeIfAbsent(bucket(method, route, path), key -> new Allowance());
            tell(headers, own, rule(method, route), Integer.toHexString((method + route).hashCode()));
        }
        return headers;
    }

    private static void tell(Map<String, String> headers, Fault.Scope scope) {
        headers.put("X-RateLimit-Scope", scope.header());
        if (scope == Fault.Scope.GLOBAL) {
            headers.put("X-RateLimit-Global", "true");
        }
    }

    private void tell(Map<String, String> headers, Allowance own, Rule rule, String bucket) {
        Instant now = clock.instant();
        headers.put("X-RateLimit-Bucket", bucket);
        headers.put("X-RateLimit-Limit", Integer.toString(rule.most()));
        headers.put("X-RateLimit-Remaining", Integer.toString(own.remaining(rule, now)));
        headers.put("X-RateLimit-Reset", seconds(now.plus(own.wait(now)).toEpochMilli()));
        headers.put("X-RateLimit-Reset-After", seconds(told(own.wait(now))));
    }

    /** Clients count in whole milliseconds, and one that rounds its own clock down must not come too early. */
    private static long told(Duration wait) {
        return wait.isZero() ? 0 : wait.toMillis() + 2;
    }

    private static String seconds(long millis) {
        return String.format(Locale.ROOT, "%d.%03d", millis / 1000, millis % 1000);
    }

    private Rule rule(String method, @Nullable String route) {
        return switch (method + " " + route) {
            case "POST " + MessageRoutes.ALL -> limits.posts();
            case "PATCH " + MessageRoutes.ONE -> limits.edits();
            case "POST " + MessageRoutes.CROSSPOST -> limits.crossposts();
            default -> limits.others();
        };
    }

    /** Limits hold for one channel, server or webhook each. */
    private static String bucket(String method, @Nullable String route, String path) {
        String[] parts = path.split("/", 4);
        return method + " " + route + " " + (parts.length > 2 ? parts[2] : "");
    }

    static ObjectNode body(long seconds, boolean global) {
        return Json.object("message", "You are being rate limited.", "retry_after", seconds, "global", global);
    }
}
