package heraldo.bot.sandbox.world;

import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.Json;
import java.util.List;

/** An interaction as the gateway tells it to the bot. */
final class InteractionPayload {
    private static final int SIZE_LIMIT = 10 * 1024 * 1024;
    private static final int IN_SERVER = 0;
    private static final int IN_PRIVATE_WITH_BOT = 1;

    private InteractionPayload() {}

    static ObjectNode of(World world, Interaction interaction) {
        Interaction.Occasion occasion = interaction.occasion();
        Channel channel = occasion.channel();
        ObjectNode payload = Json.object(
                "id", interaction.id(),
                "application_id", world.bot().id(),
                "type", occasion.type(),
                "token", interaction.token(),
                "version", 1,
                "channel_id", channel.id(),
                "data", occasion.data(),
                "locale", occasion.user().locale(),
                "entitlements", List.of(),
                "authorizing_integration_owners", interaction.metadata().get("authorizing_integration_owners"),
                "app_permissions",
                        Long.toString(Access.of(world, channel, world.bot().id())),
                "attachment_size_limit", SIZE_LIMIT);
        payload.setAll(channel.guild() == null ? inPrivate(occasion) : inServer(world, occasion));
        if (occasion.source() != null) {
            payload.set("message", occasion.source().json(world.bot().id()));
        }
        return payload;
    }

    private static ObjectNode inPrivate(Interaction.Occasion occasion) {
        return Json.object(
                "context", IN_PRIVATE_WITH_BOT,
                "user", occasion.user().json(),
                "channel", occasion.channel().json(occasion.user().id()));
    }

    private static ObjectNode inServer(World world, Interaction.Occasion occasion) {
        Guild guild = world.guild(occasion.channel());
        String permissions = Long.toString(
                Access.of(world, occasion.channel(), occasion.user().id()));
        ObjectNode member = guild.member(occasion.user().id()).json();
        ObjectNode channel = occasion.channel().json(null);
        return Json.object(
                "context", IN_SERVER,
                "guild_id", guild.id(),
                "guild", Json.object("id", guild.id(), "locale", "es-ES", "features", List.of()),
                "guild_locale", "es-ES",
                "member", member.put("permissions", permissions),
                "channel", channel.put("permissions", permissions));
    }
}
