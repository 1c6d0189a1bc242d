package heraldo.bot.sandbox.gateway;

import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Access;
import heraldo.bot.sandbox.world.Guild;
import heraldo.bot.sandbox.world.Member;
import heraldo.bot.sandbox.world.Permission;
import heraldo.bot.sandbox.world.Threads;
import heraldo.bot.sandbox.world.World;
import java.util.List;

/** The first events of a session, about the bot itself and its servers. */
final class Beginnings {
    private Beginnings() {}

    /** Builds the {@code READY} event, which opens a session and lists its servers. */
    static ObjectNode ready(World world, Session session, List<Guild> homes, String address) {
        return Json.object(
                "v", 10,
                "user", world.bot().json(),
                "shard", List.of(session.shard().number(), session.shard().total()),
                "guilds",
                        homes.stream()
                                .map(each -> Json.object("id", each.id(), "unavailable", true))
                                .toList(),
                "session_id", session.id(),
                "resume_gateway_url", address,
                "application", Json.object("id", world.bot().id(), "flags", 0),
                "private_channels", List.of());
    }

    /** A server that is there, with what the bot may know of it. */
    static ObjectNode guild(World world, Guild guild, int intents) {
        boolean all = (intents & Intents.GUILD_MEMBERS) != 0;
        ObjectNode created = guild.json();
        created.setAll(Json.object(
                "member_count", guild.members().size(),
                "large", false,
                "unavailable", false,
                "members",
                        guild.members().stream()
                                .filter(each -> all || each.user().equals(world.bot()))
                                .map(Member::json)
                                .toList(),
                "channels",
                        world.channels().of(guild).stream()
                                .map(each -> each.json(null))
                                .toList(),
                "threads", threads(world, guild)));
        List.of("presences", "voice_states", "stage_instances", "guild_scheduled_events", "soundboard_sounds")
                .forEach(created::putArray);
        return created;
    }

    /** The threads that are not put away and that the bot sees. */
    private static List<ObjectNode> threads(World world, Guild guild) {
        Snowflake bot = world.bot().id();
        return world.channels().threadsOf(guild).stream()
                .filter(each -> !each.thread().archived())
                .filter(each -> Permission.VIEW_CHANNEL.in(Access.of(world, each, bot)))
                .map(each -> Threads.json(each, bot))
                .toList();
    }
}
