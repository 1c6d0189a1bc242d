package heraldo.bot.sandbox.rest;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.form.ThreadForm;
import heraldo.bot.sandbox.wire.DiscordError;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Access;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Message;
import heraldo.bot.sandbox.world.Permission;
import heraldo.bot.sandbox.world.ThreadState;
import heraldo.bot.sandbox.world.Threads;
import heraldo.bot.sandbox.world.World;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

/** Opening threads and finding those there are. */
public final class ThreadRoutes implements RouteGroup {
    private static final String CHANNEL = "/channels/{channel_id}";
    private static final int A_DAY = 1440;

    private final World world;
    private final Threads threads;

    public ThreadRoutes(World world) {
        this.world = world;
        this.threads = new Threads(world);
    }

    @Override
    public void addTo(Routes routes) {
        routes.add("POST", CHANNEL + "/messages/{message_id}/threads", this::fromMessage);
        routes.add("POST", CHANNEL + "/threads", this::alone);
        routes.add("GET", "/guilds/{guild_id}/threads/active", this::active);
        routes.add(
                "GET",
                CHANNEL + "/threads/archived/public",
                call -> archived(call, Channel.PUBLIC_THREAD, each -> true));
        routes.add(
                "GET",
                CHANNEL + "/threads/archived/private",
                call -> archived(call, Channel.PRIVATE_THREAD, each -> true, Permission.MANAGE_THREADS));
        routes.add(
                "GET",
                CHANNEL + "/users/@me/threads/archived/private",
                call -> archived(
                        call,
                        Channel.PRIVATE_THREAD,
                        each -> each.thread().has(world.bot().id())));
    }

    private Channel parent(Call call, Permission... needed) {
        Channel channel = world.channels().get(call.id("channel_id"));
        Access.demand(world, channel, world.bot().id(), needed);
        if (channel.type() != Channel.TEXT && channel.type() != Channel.ANNOUNCEMENTS) {
            throw DiscordError.WRONG_CHANNEL_TYPE.refusal();
        }
        return channel;
    }

    /** The thread has the id of its message, so there is one at most. */
    private Reply fromMessage(Call call) {
        Channel parent = parent(call, Permission.CREATE_PUBLIC_THREADS, Permission.READ_MESSAGE_HISTORY);
        Message message = world.messages().get(parent.id(), call.id("message_id"));
        ThreadForm.check(call.body());
        if (world.channels().find(message.id()).isPresent()) {
            throw DiscordError.THREAD_EXISTS.refusal();
        }
        int type = parent.type() == Channel.ANNOUNCEMENTS ? Channel.ANNOUNCEMENT_THREAD : Channel.PUBLIC_THREAD;
        Channel thread = threads.add(fresh(message.id(), type, parent, call.body()));
        world.messages()
                .change(message.rewritten(
                        message.body().withThread(), message.traces().edited()));
        return reply(thread);
    }

    private Reply alone(Call call) {
        int type = call.body().path("type").asInt(Channel.PRIVATE_THREAD);
        Permission needed =
                type == Channel.PRIVATE_THREAD ? Permission.CREATE_PRIVATE_THREADS : Permission.CREATE_PUBLIC_THREADS;
        Channel parent = parent(call, needed);
        ThreadForm.check(call.body());
        return reply(threads.add(fresh(world.nextId(), type, parent, call.body())));
    }

    private Channel fresh(Snowflake id, int type, Channel parent, JsonNode body) {
        ThreadState state = ThreadState.fresh(
                world.bot().id(),
                body.path("invitable").asBoolean(true),
                body.path("auto_archive_duration").asInt(A_DAY),
                world.clock().instant());
        return new Channel(
                id,
                type,
                new Channel.Location(parent.guild(), parent.id(), 0),
                new Channel.Settings(
                        body.get("name").asText().strip(),
                        null,
                        false,
                        body.path("rate_limit_per_user").asInt()),
                List.of(),
                List.of(),
                null,
                state);
    }

    private Reply reply(Channel thread) {
        return Reply.created(Threads.json(thread, world.bot().id()));
    }

    private Reply active(Call call) {
        List<Channel> open = seen(
                world.channels().threadsOf(world.guild(call.id("guild_id"))),
                each -> !each.thread().archived());
        return listed(open, false);
    }

    private Reply archived(Call call, int type, Predicate<Channel> which, Permission... needed) {
        Channel parent = parent(call, needed);
        Access.demand(world, parent, world.bot().id(), Permission.READ_MESSAGE_HISTORY);
        int limit = call.queryNumber("limit", 2, 100, 100);
        boolean isPublic = type != Channel.PRIVATE_THREAD;
        List<Channel> away = seen(
                        world.channels().threadsOf(world.guild(parent)),
                        each -> parent.id().equals(each.location().parent())
                                && each.thread().archived()
                                && isPublic == (each.type() != Channel.PRIVATE_THREAD))
                .stream()
                .filter(which)
                .sorted(Comparator.comparing((Channel each) -> each.thread().changed())
                        .reversed())
                .toList();
        return listed(away.subList(0, Math.min(limit, away.size())), away.size() > limit);
    }

    private List<Channel> seen(List<Channel> among, Predicate<Channel> which) {
        return among.stream()
                .filter(which)
                .filter(each -> Permission.VIEW_CHANNEL.in(
                        Access.of(world, each, world.bot().id())))
                .toList();
    }

    private Reply listed(List<Channel> found, boolean more) {
        Snowflake bot = world.bot().id();
        return Reply.ok(Json.object(
                "threads", found.stream().map(each -> Threads.json(each, bot)).toList(),
                "members", Threads.members(found, bot),
                "has_more", more));
    }
}
