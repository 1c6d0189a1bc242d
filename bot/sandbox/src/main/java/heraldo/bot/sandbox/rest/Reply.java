package heraldo.bot.sandbox.rest;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.wire.Json;
import org.jspecify.annotations.Nullable;

/**
 * The reply to a request.
 *
 * @param status HTTP status
 * @param body JSON body, or null
 */
public record Reply(int status, @Nullable JsonNode body) {
    /** 200 with a body. */
    public static Reply ok(JsonNode body) {
        return new Reply(200, body);
    }

    /** 200 with a list. */
    public static Reply ok(Iterable<? extends JsonNode> list) {
        return new Reply(200, list instanceof JsonNode node ? node : Json.array(list));
    }

    /** 201 with a body. */
    public static Reply created(JsonNode body) {
        return new Reply(201, body);
    }

    /** 204. */
    public static Reply nothing() {
        return new Reply(204, null);
    }
}
