package heraldo.bot.sandbox.world;

import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Snowflake;
import org.jspecify.annotations.Nullable;

/**
 * A person or a bot.
 *
 * @param id the user's id
 * @param username unique name
 * @param globalName display name, or null
 * @param bot whether it is a bot
 * @param kind the part played in the server; null for bots and for the server's owner
 * @param locale Discord locale
 */
public record User(
        Snowflake id,
        String username,
        @Nullable String globalName,
        boolean bot,
        @Nullable Kind kind,
        String locale) {
    /** The same person with a client set to another language. */
    public User speaking(String other) {
        return new User(id, username, globalName, bot, kind, other);
    }

    /** Discord's user object. */
    public ObjectNode json() {
        return Json.object(
                "id",
                id,
                "username",
                username,
                "global_name",
                globalName,
                "discriminator",
                bot ? "0001" : "0",
                "avatar",
                null,
                "public_flags",
                0,
                "flags",
                0,
                "bot",
                bot,
                "primary_guild",
                null);
    }
}
