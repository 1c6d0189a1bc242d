package heraldo.bot.sandbox.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Outgoing;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Happening;
import heraldo.bot.sandbox.world.User;
import io.javalin.websocket.WsContext;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * The events of one client. Channels appear and vanish with the person's right to see them, so their events come from comparing
 * what was visible with what is now, whatever the cause.
 */
final class Feed implements Consumer<Happening> {
    private static final Set<String> OF_CHANNELS = Set.of(
            "CHANNEL_CREATE",
            "CHANNEL_UPDATE",
            "CHANNEL_DELETE",
            "THREAD_CREATE",
            "THREAD_UPDATE",
            "THREAD_DELETE",
            "THREAD_MEMBERS_UPDATE");
    private static final Set<String> OF_RIGHTS =
            Set.of("GUILD_ROLE_UPDATE", "GUILD_ROLE_DELETE", "GUILD_MEMBER_ADD", "GUILD_MEMBER_UPDATE");

    private final Sight sight;
    private final User user;
    private final WsContext socket;
    private final Outgoing sender = new Outgoing("client-sender");
    private Map<Snowflake, ObjectNode> visible;

    Feed(Sight sight, User user, WsContext socket) {
        this.sight = sight;
        this.user = user;
        this.socket = socket;
        this.visible = visible();
    }

    @Override
    public void accept(Happening happening) {
        if (!happening.audience().test(user.id())) {
            return;
        }
        boolean ofChannels = OF_CHANNELS.contains(happening.type());
        if (!ofChannels) {
            tell(happening.type(), happening.data().apply(user.id()));
        }
        if (ofChannels || OF_RIGHTS.contains(happening.type())) {
            compare();
        }
    }

    void tell(String type, JsonNode data) {
        String text = Json.write(Json.object("t", type, "d", data));
        sender.say(() -> {
            if (socket.session.isOpen()) {
                socket.send(text);
            }
        });
    }

    void close() {
        sender.end();
    }

    private void compare() {
        Map<Snowflake, ObjectNode> now = visible();
        now.forEach((id, channel) -> {
            if (!visible.containsKey(id)) {
                tell("CHANNEL_CREATE", channel);
            } else if (!channel.equals(visible.get(id))) {
                tell("CHANNEL_UPDATE", channel);
            }
        });
        visible.forEach((id, channel) -> {
            if (!now.containsKey(id)) {
                tell("CHANNEL_DELETE", channel);
            }
        });
        visible = now;
    }

    private Map<Snowflake, ObjectNode> visible() {
        Map<Snowflake, ObjectNode> channels = new LinkedHashMap<>();
        for (Channel each : sight.channels(user)) {
            channels.put(each.id(), sight.json(each.withLastMessage(null), user));
        }
        return channels;
    }
}
