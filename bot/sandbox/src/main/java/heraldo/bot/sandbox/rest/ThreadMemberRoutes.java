package heraldo.bot.sandbox.rest;

import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.DiscordError;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Access;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Permission;
import heraldo.bot.sandbox.world.Threads;
import heraldo.bot.sandbox.world.World;

/** The routes that list, add and remove the members of a thread. */
public final class ThreadMemberRoutes implements RouteGroup {
    private static final String ALL = "/channels/{channel_id}/thread-members";
    private static final String OWN = ALL + "/@me";
    private static final String ONE = ALL + "/{user_id}";

    private final World world;
    private final Threads threads;

    public ThreadMemberRoutes(World world) {
        this.world = world;
        this.threads = new Threads(world);
    }

    @Override
    public void addTo(Routes routes) {
        routes.add("GET", ALL, this::list);
        routes.add("PUT", OWN, call -> join(call, world.bot().id()));
        routes.add("DELETE", OWN, call -> leave(thread(call), world.bot().id()));
        routes.add("GET", ONE, this::one);
        routes.add("PUT", ONE, call -> join(call, call.id("user_id")));
        routes.add("DELETE", ONE, this::remove);
    }

    private Channel thread(Call call) {
        Channel thread = world.channels().get(call.id("channel_id"));
        Access.demand(world, thread, world.bot().id());
        if (!thread.isThread()) {
            throw DiscordError.WRONG_CHANNEL_TYPE.refusal();
        }
        return thread;
    }

    private Reply list(Call call) {
        Channel thread = thread(call);
        int limit = call.queryNumber("limit", 1, 100, 100);
        Snowflake after = call.queryId("after").orElse(new Snowflake(0));
        return Reply.ok(thread.thread().members().keySet().stream()
                .filter(each -> each.compareTo(after) > 0)
                .limit(limit)
                .map(each -> json(call, thread, each))
                .toList());
    }

    private Reply one(Call call) {
        Channel thread = thread(call);
        Snowflake user = call.id("user_id");
        if (!thread.thread().has(user)) {
            throw DiscordError.UNKNOWN_MEMBER.refusal();
        }
        return Reply.ok(json(call, thread, user));
    }

    /** Somebody in the thread, if it is wished with what the server says of them. */
    private ObjectNode json(Call call, Channel thread, Snowflake user) {
        ObjectNode json = thread.thread().member(thread.id(), user);
        if ("true".equals(call.query().get("with_member"))) {
            world.guild(thread).find(user).ifPresent(member -> json.set("member", member.json()));
        }
        return json;
    }

    /** People who cannot see the parent channel cannot be added to its threads: Discord says 50001. */
    private Reply join(Call call, Snowflake user) {
        Channel thread = thread(call);
        demandOpen(thread);
        boolean self = user.equals(world.bot().id());
        if (!self) {
            Access.demand(world, thread, world.bot().id(), Permission.SEND_MESSAGES);
            world.guild(thread).member(user);
            Access.demand(world, Access.parentOf(world, thread), user);
        }
        threads.join(thread, user);
        return Reply.nothing();
    }

    private Reply leave(Channel thread, Snowflake user) {
        demandOpen(thread);
        if (!thread.thread().has(user)) {
            throw DiscordError.UNKNOWN_MEMBER.refusal();
        }
        threads.leave(thread, user);
        return Reply.nothing();
    }

    private Reply remove(Call call) {
        Channel thread = thread(call);
        boolean own = thread.type() == Channel.PRIVATE_THREAD
                && thread.thread().owner().equals(world.bot().id());
        if (!own) {
            Access.demand(world, thread, world.bot().id(), Permission.MANAGE_THREADS);
        }
        return leave(thread, call.id("user_id"));
    }

    private static void demandOpen(Channel thread) {
        if (thread.thread().archived()) {
            throw DiscordError.THREAD_ARCHIVED.refusal();
        }
    }
}
