package heraldo.bot.sandbox.wire;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** The errors in a body, by field, in the nested form of Discord's error 50035. */
final class Complaints {
    private final ObjectNode errors = Json.object();

    void add(List<String> path, String code, String message) {
        ObjectNode place = errors;
        for (String step : path) {
            place = place.has(step) ? (ObjectNode) place.get(step) : place.putObject(step);
        }
        place.withArray("_errors").add(Json.object("code", code, "message", message));
    }

    void throwIfAny() {
        if (!errors.isEmpty()) {
            throw new Refused(400, DiscordError.INVALID_FORM.code(), "Invalid Form Body", errors);
        }
    }
}
