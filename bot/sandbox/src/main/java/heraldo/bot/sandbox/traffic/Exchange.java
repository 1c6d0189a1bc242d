package heraldo.bot.sandbox.traffic;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.Json;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One request of the bot and the answer to it. Tokens in the path are masked, headers are left out.
 *
 * @param at when it was answered
 * @param method HTTP method
 * @param route the route it took, as {@code /channels/{channel_id}/messages}; null if Discord has no such route
 * @param path path below {@code /api/v10}, tokens masked
 * @param query query string, or null
 * @param body JSON body or JSON part; null if there is none
 * @param files uploaded files
 * @param answer what was answered
 */
public record Exchange(
        Instant at,
        String method,
        @Nullable String route,
        String path,
        @Nullable String query,
        @Nullable JsonNode body,
        List<FileNote> files,
        Answer answer) {
    public Exchange {
        files = List.copyOf(files);
    }

    /**
     * The answer to a request.
     *
     * @param status HTTP status
     * @param body JSON body; null if there is none
     */
    public record Answer(int status, @Nullable JsonNode body) {}

    /**
     * A file that was uploaded, without its content.
     *
     * @param part name of the form part
     * @param filename its name
     * @param size bytes
     */
    public record FileNote(String part, String filename, int size) {
        ObjectNode json() {
            return Json.object("part", part, "filename", filename, "size", size);
        }
    }

    /** The exchange as one line of a recording: all but the answer's body. */
    ObjectNode line() {
        return Json.object(
                "at", at,
                "method", method,
                "path", path,
                "query", query,
                "body", body,
                "files", files.stream().map(FileNote::json).toList(),
                "status", answer.status());
    }
}
