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
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The events of one client. Channels appear and vanish with the person's right to see them, so their events come from comparing
 * what was visible with what is now, whatever the cause.
 */
final class Feed implements Consumer<Happening> {
    /** Change whether one channel is seen, and with it its threads. */
    private static final Set<String> OF_A_CHANNEL = Set.of("CHANNEL_CREATE", "CHANNEL_UPDATE", "CHANNEL_DELETE");

    private static final Set<String> OF_THREADS =
            Set.of("THREAD_CREATE", "THREAD_UPDATE", "THREAD_DELETE", "THREAD_MEMBERS_UPDATE");
    private static final Set<String> OF_RIGHTS =
            Set.of("GUILD_ROLE_UPDATE", "GUILD_ROLE_DELETE", "GUILD_MEMBER_ADD", "GUILD_MEMBER_UPDATE");

    private final Sight sight;
    private final User user;
    private final WsContext socket;
    private final Outgoing sender = new Outgoing("client-sender");
    private final Map<Snowflake, Shown> visible = new LinkedHashMap<>();

    /** A channel as it was told, and the channel or category that it stands in. */
    private record Shown(ObjectNode json, @Nullable Snowflake parent) {}

    Feed(Sight sight, User user, WsContext socket) {
        this.sight = sight;
        this.user = user;
        this.socket = socket;
        sight.channels(user).forEach(each -> visible.put(each.id(), shown(each)));
    }

    @Override
    public void accept(Happening happening) {
        if (!happening.audience().test(user.id())) {
            return;
        }
        ObjectNode data = happening.data().apply(user.id());
        String type = happening.type();
        if (OF_A_CHANNEL.contains(type)) {
            Snowflake changed = Snowflake.of(data.path("id").asText());
            compare(sight.channels(user, changed), (id, shown) -> id.equals(changed) || changed.equals(shown.parent()));
            return;
        }
        if (!OF_THREADS.contains(type)) {
            tell(type, data);
        }
        if (OF_THREADS.contains(type) || OF_RIGHTS.contains(type)) {
            compare(sight.channels(user), (id, shown) -> true);
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

    /**
     * Tells what has changed among some channels.
     *
     * @param now those of them that the person sees
     * @param meant whether a channel that was seen is one of them
     */
    private void compare(List<Channel> now, BiPredicate<Snowflake, Shown> meant) {
        Set<Snowflake> gone = new LinkedHashSet<>();
        visible.forEach((id, shown) -> {
            if (meant.test(id, shown)) {
                gone.add(id);
            }
        });
        for (Channel each : now) {
            gone.remove(each.id());
            Shown shown = shown(each);
            Shown before = visible.put(each.id(), shown);
            if (before == null) {
                tell("CHANNEL_CREATE", shown.json());
            } else if (!shown.equals(before)) {
                tell("CHANNEL_UPDATE", shown.json());
            }
        }
        for (Snowflake id : gone) {
            Shown before = visible.remove(id);
            if (before != null) {
                tell("CHANNEL_DELETE", before.json());
            }
        }
    }

    private Shown shown(Channel channel) {
        return new Shown(
                sight.json(channel.withLastMessage(null), user),
                channel.location().parent());
    }
}
