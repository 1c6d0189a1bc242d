package heraldo.bot.sandbox;

import heraldo.bot.sandbox.client.ClientApi;
import heraldo.bot.sandbox.client.ClientGateway;
import heraldo.bot.sandbox.client.InteractionDesk;
import heraldo.bot.sandbox.gateway.Gateway;
import heraldo.bot.sandbox.page.PageFiles;
import heraldo.bot.sandbox.rest.CallbackRoutes;
import heraldo.bot.sandbox.rest.ChannelRoutes;
import heraldo.bot.sandbox.rest.CommandRoutes;
import heraldo.bot.sandbox.rest.EmojiRoutes;
import heraldo.bot.sandbox.rest.GuildRoutes;
import heraldo.bot.sandbox.rest.MessageRoutes;
import heraldo.bot.sandbox.rest.PinRoutes;
import heraldo.bot.sandbox.rest.RateLimits;
import heraldo.bot.sandbox.rest.ReactionRoutes;
import heraldo.bot.sandbox.rest.RestApi;
import heraldo.bot.sandbox.rest.RoleRoutes;
import heraldo.bot.sandbox.rest.RouteGroup;
import heraldo.bot.sandbox.rest.SelfRoutes;
import heraldo.bot.sandbox.rest.ThreadMemberRoutes;
import heraldo.bot.sandbox.rest.ThreadRoutes;
import heraldo.bot.sandbox.rest.WebhookRoutes;
import heraldo.bot.sandbox.traffic.Faults;
import heraldo.bot.sandbox.traffic.Recording;
import heraldo.bot.sandbox.traffic.Traffic;
import heraldo.bot.sandbox.world.Guild;
import heraldo.bot.sandbox.world.World;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.util.JavalinBindException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/**
 * A stand-in for Discord that listens on loopback. Point JDA at it with {@link #restUrl} as the base address of its REST
 * configuration, {@link #gatewayUrl} as what its session controller answers for the gateway, and {@link #token}.
 */
public final class Sandbox implements AutoCloseable {
    private static final String HOST = "127.0.0.1";
    private static final long LARGEST_REQUEST = 30L * 1024 * 1024;

    private final World world;
    private volatile String token = freshToken();
    private final Faults faults = new Faults();
    private final Traffic traffic = new Traffic();
    private final Acts acts = new Acts();
    private final List<AutoCloseable> closing = new ArrayList<>();
    private final RateLimits limits;
    private final Gateway gateway;
    private final InteractionDesk desk;
    private final List<String> languages;
    private final Javalin server;

    /**
     * A snapshot of a sandbox. Links to files name its address, and its token may sign buttons.
     *
     * @param world its world, which no longer changes
     * @param port the port on which it listened
     */
    public record Snapshot(World world, String token, int port) {}

    private Sandbox(SandboxOptions options, World world) {
        this.world = world;
        limits = new RateLimits(options.limits(), options.stopwatch());
        gateway = new Gateway(
                world,
                this::token,
                options.privilegedIntents(),
                this::gatewayUrl,
                options.stopwatch(),
                this::resetToken);
        desk = new InteractionDesk(world);
        closing.add(desk);
        languages = List.copyOf(options.languages());
        options.recording().map(Recording::new).ifPresent(recording -> {
            traffic.watch(recording);
            closing.add(recording);
        });
        server = Javalin.create(this::configure);
    }

    /**
     * Opens a sandbox; it serves until it is closed.
     *
     * @throws PortTakenException if another program listens on the port
     */
    public static Sandbox open(SandboxOptions options) {
        World world = new World(options.clock(), options.stopwatch());
        world.exclusively(() -> Genesis.populate(world, options.cast()));
        return new Sandbox(options, world).start(options.port());
    }

    /**
     * Opens a sandbox that is like another one was, at its address. Whoever was connected there connects anew.
     *
     * @param options the cast and the port count for nothing
     * @throws PortTakenException if the other one, or another program, listens on its port
     */
    public static Sandbox open(SandboxOptions options, Snapshot snapshot) {
        Sandbox sandbox = new Sandbox(options, snapshot.world().copy(options.clock(), options.stopwatch()));
        sandbox.token = snapshot.token();
        return sandbox.start(snapshot.port());
    }

    private Sandbox start(int port) {
        try {
            server.start(HOST, port);
        } catch (JavalinBindException e) {
            close();
            throw new PortTakenException(port);
        }
        world.exclusively(() -> world.files().servedAt(url()));
        return this;
    }

    /** Takes a snapshot, to open others like this one. */
    public Snapshot snapshot() {
        return new Snapshot(world.copy(world.clock(), world.clock()), token, server.port());
    }

    private void configure(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.http.maxRequestSize = LARGEST_REQUEST;
        config.concurrency.useVirtualThreads = true;
        // Heartbeats come less often than the server's own patience lasts; people say nothing for hours.
        config.jetty.modifyWebSocketServletFactory(sockets -> sockets.setIdleTimeout(Duration.ZERO));
        new Doorman(() -> this.server.port()).addTo(config.routes);
        new RestApi(world, this::token, faults, traffic, limits).addTo(config.routes, botRoutes());
        config.routes.wsBeforeUpgrade("/gateway", ctx -> gateway.admit());
        config.routes.ws("/gateway", gateway::serve);
        new ClientApi(world, desk, languages).addTo(config.routes);
        config.routes.ws("/client/gateway", new ClientGateway(world)::serve);
        new ActRoutes(acts).addTo(config.routes);
        PageFiles.addTo(config.routes);
    }

    /** Fixed names come before variable ones: {@code messages/pins} before {@code messages/{message_id}}. */
    private List<RouteGroup> botRoutes() {
        return List.of(
                new SelfRoutes(world, this::gatewayUrl, gateway::advisedShards, gateway::startLimit),
                new CommandRoutes(world),
                new EmojiRoutes(world),
                new CallbackRoutes(world),
                new WebhookRoutes(world),
                new GuildRoutes(world),
                new RoleRoutes(world),
                new ThreadRoutes(world),
                new ThreadMemberRoutes(world),
                new ChannelRoutes(world, limits),
                new PinRoutes(world),
                new MessageRoutes(world, limits),
                new ReactionRoutes(world));
    }

    /** Address of the page for people. */
    public String url() {
        return "http://" + HOST + ":" + server.port();
    }

    /** Base address of the REST API. */
    public String restUrl() {
        return url() + RestApi.ROOT;
    }

    /** Address of the gateway. */
    public String gatewayUrl() {
        return "ws://" + HOST + ":" + server.port() + "/gateway";
    }

    /** Adds another server, with people of its own and the bot in it; their names must be other ones. */
    public Guild found(Cast cast) {
        return world.exclusively(() -> {
            Guild guild = Genesis.populate(world, cast);
            gateway.recovery(guild);
            return guild;
        });
    }

    /** The bot's token. */
    public String token() {
        return token;
    }

    /** Resets the bot's token, as its owner can; the old one is no longer accepted. */
    public void resetToken() {
        token = freshToken();
    }

    private static String freshToken() {
        return "sandbox." + UUID.randomUUID();
    }

    /** Faults of the REST API to come. */
    public Faults faults() {
        return faults;
    }

    /** Returns the rate limits of the bot. */
    public RateLimits limits() {
        return limits;
    }

    /** The gateway, which can be disturbed. */
    public Gateway gateway() {
        return gateway;
    }

    /** Returns the traffic between the bot and the stand-in. */
    public Traffic traffic() {
        return traffic;
    }

    /** The page's buttons beyond Discord. */
    public Acts acts() {
        return acts;
    }

    /** Returns the world that the stand-in simulates, for tests of its internal state. */
    public World world() {
        return world;
    }

    /** Stops serving. */
    @Override
    public void close() {
        server.stop();
        for (AutoCloseable each : closing) {
            close(each);
        }
    }

    private static void close(AutoCloseable each) {
        try {
            each.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }
}
