package heraldo.bot.sandbox.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Guild;
import heraldo.bot.sandbox.world.Member;
import heraldo.bot.sandbox.world.World;
import io.javalin.http.ServiceUnavailableResponse;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.time.Duration;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The gateway: identifies bots, begins and resumes their sessions, and can be disturbed. */
public final class Gateway {
    private static final int RECONNECT = 7;
    private static final int SENDS_PER_MINUTE = 120;
    private static final int STARTS_PER_DAY = 1000;
    /** With more servers in one part, a bot has to split them further. */
    private static final int SERVERS_PER_SHARD = 2500;
    /** With more servers, Discord advises a bot to split them. */
    private static final int ADVISED = 1000;

    private static final int GONE_WRONG = 4000;
    private static final Set<Integer> ENDING = Set.of(1000, 1001);

    private final World world;
    private final Supplier<String> token;
    private final int privileges;
    private final Supplier<String> address;
    private final InstantSource stopwatch;
    private final Allowance starts;
    private final StartPace pace;
    private final Runnable exhausted;
    private final Map<String, Session> sessions = new LinkedHashMap<>();
    private final Map<String, Connection> connections = new ConcurrentHashMap<>();
    /** Servers that are down. */
    private final Set<Snowflake> down = new HashSet<>();

    /** One permit while anything reaches anybody. */
    private final Semaphore loud = new Semaphore(1);

    private volatile boolean closed;
    private int verdict;

    /**
     * A gateway.
     *
     * @param token the bot's token
     * @param privileges privileged intents that the application is allowed, as bits
     * @param address where the gateway is, known once the server has started
     * @param stopwatch the time by which a bot sends and starts too often
     * @param exhausted what happens to a bot that has begun too many sessions
     */
    public Gateway(
            World world,
            Supplier<String> token,
            int privileges,
            Supplier<String> address,
            InstantSource stopwatch,
            Runnable exhausted) {
        this.world = world;
        this.token = token;
        this.privileges = privileges;
        this.address = address;
        this.stopwatch = stopwatch;
        this.starts = new Allowance(STARTS_PER_DAY, Duration.ofDays(1), stopwatch);
        this.pace = new StartPace(stopwatch);
        this.exhausted = exhausted;
    }

    /** Serves WebSocket connections. */
    public void serve(WsConfig socket) {
        socket.onConnect(ctx -> connections.put(ctx.sessionId(), connect(ctx)));
        socket.onMessage(ctx -> with(ctx, each -> each.receive(ctx.message())));
        socket.onClose(ctx -> {
            with(ctx, each -> each.closed(ctx.status()));
            connections.remove(ctx.sessionId());
        });
    }

    private Connection connect(WsContext ctx) {
        return new Connection(this, new Wire(ctx, "zlib-stream".equals(ctx.queryParam("compress")), loud));
    }

    private void with(WsContext ctx, Consumer<Connection> deed) {
        Connection connection = connections.get(ctx.sessionId());
        if (connection != null) {
            deed.accept(connection);
        }
    }

    /** Breaks every connection with a close code, as 4000; sessions can be resumed. */
    public void drop(int code) {
        drop(code, session -> true);
    }

    /** Breaks the connections that are told of a server. */
    public void drop(int code, Guild guild) {
        drop(code, session -> session.shard().has(guild.id()));
    }

    private void drop(int code, Predicate<Session> which) {
        world.exclusively(() -> sessions.values().stream()
                .filter(each -> each.wire() != null && which.test(each))
                .forEach(each -> each.wire().close(code, "Dropped")));
    }

    /** Returns the number of sessions that have a connection. */
    public int connected() {
        return world.exclusively(() -> (int)
                sessions.values().stream().filter(each -> each.wire() != null).count());
    }

    /** Returns the number of sessions that a bot tried to start too soon after another. */
    public int hurried() {
        return pace.hurried();
    }

    /** Asks the bot to connect anew and resume. */
    public void askReconnect() {
        world.exclusively(() -> sessions.values().stream()
                .filter(each -> each.wire() != null)
                .forEach(each -> each.wire().send(Json.object("op", RECONNECT))));
    }

    /** Breaks every connection and forgets its session: what happens meanwhile is lost to the bot. */
    public void forget() {
        drop(GONE_WRONG);
        world.exclusively(() -> {
            List.copyOf(sessions.values()).forEach(this::end);
        });
    }

    /** Tells the next interaction more than once, as Discord may. */
    public void repeatInteraction(int furtherTimes) {
        world.exclusively(
                () -> sessions.values().forEach(each -> each.disorder().repeat(furtherTimes)));
    }

    /** Keeps the next interactions back until so many are there, and tells the latest of them first. */
    public void turnInteractionsAround(int count) {
        world.exclusively(
                () -> sessions.values().forEach(each -> each.disorder().turnAround(count)));
    }

    /** Closes the gateway for good: every connection breaks, and nobody can connect any more. Sessions can be resumed. */
    public void close() {
        closed = true;
        drop(GONE_WRONG);
    }

    /** Opens a gateway that was closed. */
    public void open() {
        closed = false;
    }

    /** From now on nothing reaches a bot, not even answers to heartbeats, and no connection breaks. */
    public void hush() {
        loud.acquireUninterruptibly();
    }

    /** Ends a silence: what was sent meanwhile arrives. */
    public void speakUp() {
        loud.release();
    }

    /** Lets somebody connect, unless nobody can. */
    public void admit() {
        if (closed) {
            throw new ServiceUnavailableResponse();
        }
    }

    /** Closes every connection that identifies from now on with a close code, such as 4014; 0 ends this. */
    public void turnAway(int code) {
        world.exclusively(() -> verdict = code);
    }

    /** All servers go down; they are still there. */
    public void outage() {
        world.exclusively(() -> homes().forEach(this::outage));
    }

    /** A server goes down; it is still there. Sessions that begin now know of it, and are not told of it before it is up. */
    public void outage(Guild guild) {
        world.exclusively(() -> {
            down.add(guild.id());
            tell("GUILD_DELETE", session -> Json.object("id", guild.id(), "unavailable", true));
        });
    }

    /** All servers are up again. */
    public void recovery() {
        world.exclusively(() -> homes().forEach(this::recovery));
    }

    /** A server is up again. */
    public void recovery(Guild guild) {
        world.exclusively(() -> {
            down.remove(guild.id());
            tell("GUILD_CREATE", session -> Beginnings.guild(world, guild, session.intents()));
        });
    }

    private void tell(String event, Function<Session, ObjectNode> words) {
        sessions.values().forEach(session -> {
            ObjectNode data = words.apply(session);
            if (session.shard().hears(event, data)) {
                session.dispatch(event, data);
            }
        });
    }

    /** Of what happens in a server that is down nothing is told. */
    boolean silent(JsonNode happening) {
        return down.stream()
                .anyMatch(each ->
                        each.toString().equals(happening.path("guild_id").asText()));
    }

    /** Turns the bot out of a server. */
    public void expel(Guild guild) {
        world.exclusively(() -> {
            Snowflake bot = world.bot().id();
            guild.removeMember(bot);
            world.channels().of(guild).forEach(each -> world.channels().put(each.without(bot)));
            tell("GUILD_DELETE", session -> Json.object("id", guild.id()));
        });
    }

    /** Lets the bot into a server. */
    public void invite(Guild guild, Member bot) {
        world.exclusively(() -> {
            guild.put(bot);
            tell("GUILD_CREATE", session -> Beginnings.guild(world, guild, session.intents()));
        });
    }

    /**
     * Returns the session start limit: the total per day, the number left, the milliseconds until all are available again, and
     * the number of concurrent starts.
     */
    public ObjectNode startLimit() {
        return Json.object(
                "total",
                STARTS_PER_DAY,
                "remaining",
                starts.left(),
                "reset_after",
                starts.untilFull().toMillis(),
                "max_concurrency",
                pace.concurrency());
    }

    /** Into how many parts Discord advises the bot to split its servers. */
    public int advisedShards() {
        return world.exclusively(() -> 1 + (homes().size() - 1) / ADVISED);
    }

    /**
     * From now on a bot must begin its sessions at Discord's pace: in each of so many groups of shards one within five seconds.
     * Without this it may begin them as fast as it likes, as tests do that kill a bot and start it again.
     */
    public void keepPace(int groups) {
        pace.keep(groups);
    }

    /** Returns whether the session of a shard may start now, and if so records its start. */
    boolean admits(Shard shard) {
        return pace.admits(shard);
    }

    /** Lets only so many sessions more be begun today. */
    public void leaveStarts(int few) {
        starts.leave(few);
    }

    /** Creates the rate limit for the messages that one connection sends. */
    Allowance sends() {
        return new Allowance(SENDS_PER_MINUTE, Duration.ofMinutes(1), stopwatch);
    }

    /** Counts the beginning of a session. Once too often, and the bot loses its token and all that it has begun. */
    boolean start() {
        boolean left = starts.take();
        if (!left) {
            exhausted.run();
            drop(CloseCode.AUTHENTICATION_FAILED);
        }
        return left;
    }

    private List<Guild> homes() {
        return world.guilds().stream()
                .filter(guild -> guild.find(world.bot().id()).isPresent())
                .toList();
    }

    private List<Guild> homes(Shard shard) {
        return homes().stream().filter(guild -> shard.has(guild.id())).toList();
    }

    boolean knows(String offered) {
        return token.get().equals(offered);
    }

    /** The close code for what is wrong with an identification; 0 if nothing is. */
    int wrongWith(JsonNode data) {
        if (!knows(data.path("token").asText())) {
            return CloseCode.AUTHENTICATION_FAILED;
        }
        if (verdict != 0) {
            return verdict;
        }
        Optional<Shard> shard = Shard.of(data.path("shard"));
        if (shard.isEmpty()) {
            return CloseCode.INVALID_SHARD;
        }
        if (world.exclusively(() -> homes(shard.get()).size()) > SERVERS_PER_SHARD) {
            return CloseCode.SHARDING_REQUIRED;
        }
        return wrongWithIntents(data.path("intents").asLong(-1));
    }

    private int wrongWithIntents(long intents) {
        if (!Intents.exist(intents)) {
            return CloseCode.INVALID_INTENTS;
        }
        return (intents & Intents.PRIVILEGED & ~privileges) == 0 ? 0 : CloseCode.DISALLOWED_INTENTS;
    }

    Session begin(Shard shard, int intents, Wire wire) {
        return world.exclusively(() -> {
            List.copyOf(sessions.values()).stream()
                    .filter(each -> each.wire() == null && each.shard().equals(shard))
                    .forEach(this::end);
            String id = UUID.randomUUID().toString().replace("-", "");
            Session session = new Session(world, id, shard, intents, wire, this::silent);
            sessions.put(session.id(), session);
            session.dispatch("READY", Beginnings.ready(world, session, homes(shard), address.get()));
            homes(shard).stream()
                    .filter(guild -> !down.contains(guild.id()))
                    .forEach(guild -> session.dispatch("GUILD_CREATE", Beginnings.guild(world, guild, intents)));
            world.pulse().listen(session);
            return session;
        });
    }

    /** The session that is resumed; null if it is not known. */
    @Nullable
    Session resumed(String id, long after, Wire wire) {
        return world.exclusively(() -> {
            Session session = sessions.get(id);
            return session != null && session.resume(wire, after) ? session : null;
        });
    }

    /** A bot that closes with 1000 or 1001 ends its session; after any other end it may come back. */
    void disconnected(Session session, Wire wire, int status) {
        world.exclusively(() -> {
            session.disconnected(wire);
            if (ENDING.contains(status)) {
                end(session);
            }
        });
    }

    private void end(Session session) {
        sessions.remove(session.id());
        world.pulse().forget(session);
    }

    void sendMembers(Session session, JsonNode request) {
        world.exclusively(
                () -> MemberChunks.of(world, request).forEach(chunk -> session.dispatch("GUILD_MEMBERS_CHUNK", chunk)));
    }
}
