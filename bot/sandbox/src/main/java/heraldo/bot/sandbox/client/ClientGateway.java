package heraldo.bot.sandbox.client;

import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Refused;
import heraldo.bot.sandbox.world.User;
import heraldo.bot.sandbox.world.World;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Tells people's clients what happens, as far as each may know. */
public final class ClientGateway {
    private static final int UNKNOWN_PERSON = 4004;

    private final World world;
    private final Sight sight;
    private final Map<String, Feed> feeds = new ConcurrentHashMap<>();

    public ClientGateway(World world) {
        this.world = world;
        this.sight = new Sight(world);
    }

    /** Serves WebSocket connections. */
    public void serve(WsConfig socket) {
        socket.onConnect(this::connect);
        socket.onMessage(ctx -> {
            /* clients only listen */
        });
        socket.onClose(ctx -> Optional.ofNullable(feeds.remove(ctx.sessionId())).ifPresent(this::end));
    }

    private void connect(WsContext ctx) {
        ctx.enableAutomaticPings();
        String name = Optional.ofNullable(ctx.queryParam("user")).orElse("");
        world.exclusively(() -> {
            try {
                begin(ctx, sight.person(name));
            } catch (Refused e) {
                ctx.closeSession(UNKNOWN_PERSON, e.getMessage());
            }
        });
    }

    private void begin(WsContext ctx, User user) {
        Feed feed = new Feed(sight, user, ctx);
        feeds.put(ctx.sessionId(), feed);
        world.pulse().listen(feed);
        feed.tell("READY", Json.object("user", Sight.json(user)));
    }

    private void end(Feed feed) {
        world.pulse().forget(feed);
        feed.close();
    }
}
