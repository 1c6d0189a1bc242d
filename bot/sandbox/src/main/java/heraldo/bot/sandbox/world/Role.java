package heraldo.bot.sandbox.world;

import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Snowflake;

/**
 * A role of a server.
 *
 * @param id the role's id; that of the server for {@code @everyone}
 * @param name its name
 * @param permissions what its members may do in the server, as bits
 * @param position rank, 0 for {@code @everyone}
 * @param color RGB
 * @param mentionable whether anybody may ping it
 * @param managed whether it belongs to a bot
 */
public record Role(
        Snowflake id, String name, long permissions, int position, int color, boolean mentionable, boolean managed) {
    /** Discord's role object. */
    public ObjectNode json() {
        return Json.object(
                "id",
                id,
                "name",
                name,
                "permissions",
                Long.toString(permissions),
                "position",
                position,
                "color",
                color,
                "colors",
                Json.object("primary_color", color, "secondary_color", null, "tertiary_color", null),
                "hoist",
                false,
                "managed",
                managed,
                "mentionable",
                mentionable,
                "icon",
                null,
                "unicode_emoji",
                null,
                "flags",
                0);
    }
}
