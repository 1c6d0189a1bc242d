package heraldo.bot.sandbox.world;

import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Snowflake;
import java.util.List;

/**
 * An emoji of the application.
 *
 * @param id the emoji's id
 * @param name as it stands between colons
 * @param author who uploaded it
 * @param contentType media type of the picture
 * @param bytes the picture
 */
public record Emoji(Snowflake id, String name, User author, String contentType, byte[] bytes) {
    /** The same picture under another name. */
    public Emoji named(String other) {
        return new Emoji(id, other, author, contentType, bytes);
    }

    /** Discord's emoji object. */
    public ObjectNode json() {
        return Json.object(
                "id",
                id,
                "name",
                name,
                "user",
                author.json(),
                "roles",
                List.of(),
                "require_colons",
                true,
                "managed",
                false,
                "animated",
                contentType.equals("image/gif"),
                "available",
                true);
    }
}
