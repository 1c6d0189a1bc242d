package heraldo.bot.sandbox.rest;

import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.traffic.Fault;
import heraldo.bot.sandbox.wire.Json;
import java.util.Map;

/**
 * Rate limits as Discord tells them. The stand-in counts nothing: the headers always leave room, and the bot is slowed
 * down only by a planned fault.
 */
final class RateLimits {
    private static final int ROOM = 50;

    private RateLimits() {}

    static Map<String, String> headers(String route) {
        if (route == null) {
            return Map.of("Via", "1.1 google");
        }
        return Map.of(
                "Via", "1.1 google",
                "X-RateLimit-Bucket", Integer.toHexString(route.hashCode()),
                "X-RateLimit-Limit", Integer.toString(ROOM),
                "X-RateLimit-Remaining", Integer.toString(ROOM - 1),
                "X-RateLimit-Reset-After", "1.000");
    }

    static ObjectNode body(Fault.TooMany many) {
        return Json.object(
                "message", "You are being rate limited.", "retry_after", many.seconds(), "global", many.global());
    }
}
