package heraldo.bot.sandbox.world;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Snowflake;

/**
 * The permissions that a channel allows or denies a role or a member.
 *
 * @param id the role's or the member's id
 * @param ofMember whether it is a member's
 * @param allow bits allowed
 * @param deny bits denied
 */
public record Overwrite(Snowflake id, boolean ofMember, long allow, long deny) {
    /** Reads one that has passed its form check. */
    public static Overwrite of(Snowflake id, JsonNode node) {
        return new Overwrite(
                id,
                node.path("type").asInt() == 1,
                node.path("allow").asLong(),
                node.path("deny").asLong());
    }

    /** Discord's overwrite object. */
    public ObjectNode json() {
        return Json.object(
                "id", id, "type", ofMember ? 1 : 0, "allow", Long.toString(allow), "deny", Long.toString(deny));
    }
}
