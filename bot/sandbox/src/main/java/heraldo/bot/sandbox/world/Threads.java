package heraldo.bot.sandbox.world;

import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.DiscordError;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Snowflake;
import java.time.Instant;
import java.util.List;

/** Changes to threads, told to everybody who sees them. Adding somebody to one posts no message. */
public final class Threads {
    private final World world;

    public Threads(World world) {
        this.world = world;
    }

    /** Adds a thread. */
    public Channel add(Channel thread) {
        world.channels().put(thread);
        tell("THREAD_CREATE", thread, json(thread, world.bot().id()).put("newly_created", true));
        return thread;
    }

    /** Puts a changed thread in place of the old. */
    public Channel change(Channel thread) {
        world.channels().put(thread);
        tell("THREAD_UPDATE", thread, thread.json(null));
        return thread;
    }

    /** Removes a thread with its messages. */
    public void remove(Channel thread) {
        tell(
                "THREAD_DELETE",
                thread,
                Json.object(
                        "id", thread.id(),
                        "guild_id", thread.guild(),
                        "parent_id", thread.location().parent(),
                        "type", thread.type()));
        world.channels().remove(thread.id());
        world.messages().forget(thread.id());
    }

    /** Lets somebody in. */
    public void join(Channel thread, Snowflake user) {
        if (thread.thread().has(user)) {
            return;
        }
        ThreadState fuller = thread.thread().joined(user, now());
        Channel joined = thread.with(fuller);
        world.channels().put(joined);
        ObjectNode added = fuller.member(thread.id(), user);
        added.set("member", world.guild(thread).member(user).json());
        added.putNull("presence");
        tellMembers(joined, List.of(added), List.of());
    }

    /** Lets somebody go. */
    public void leave(Channel thread, Snowflake user) {
        Channel left = thread.with(thread.thread().left(user));
        tellMembers(left, List.of(), List.of(user));
        world.channels().put(left);
    }

    /** Notes a message: its author joins the thread, which is unarchived. */
    void written(Channel thread, Snowflake author) {
        join(thread, author);
        Channel joined = world.channels().get(thread.id());
        boolean wasAway = joined.thread().archived();
        Channel written = joined.with(joined.thread().written().withArchived(false, now()));
        if (wasAway) {
            change(written);
        } else {
            world.channels().put(written);
        }
    }

    /** Tells the bot of the threads of a channel that it sees from now on. */
    void sync(Channel parent) {
        List<Channel> open = world.channels().threadsOf(world.guild(parent)).stream()
                .filter(each -> parent.id().equals(each.location().parent())
                        && !each.thread().archived())
                .toList();
        Snowflake bot = world.bot().id();
        world.pulse()
                .tell(Happening.to(
                        bot,
                        "THREAD_LIST_SYNC",
                        Json.object(
                                "guild_id",
                                parent.guild(),
                                "channel_ids",
                                List.of(parent.id()),
                                "threads",
                                open.stream().map(each -> json(each, bot)).toList(),
                                "members",
                                members(open, bot))));
    }

    /** A thread as somebody sees it: with their own membership if they are in it. */
    public static ObjectNode json(Channel thread, Snowflake viewer) {
        ObjectNode json = thread.json(viewer);
        if (thread.thread().has(viewer)) {
            json.set("member", thread.thread().member(thread.id(), viewer));
        }
        return json;
    }

    /** Somebody's memberships among some threads. */
    public static List<ObjectNode> members(List<Channel> threads, Snowflake user) {
        return threads.stream()
                .filter(each -> each.thread().has(user))
                .map(each -> each.thread().member(each.id(), user))
                .toList();
    }

    /** Refuses with 160005 to write into a thread that is put away and locked, unless one may manage threads. */
    public static void demandWritable(World world, Channel channel, Snowflake user) {
        if (channel.isThread()
                && channel.thread().archived()
                && channel.thread().locked()
                && !Permission.MANAGE_THREADS.in(Access.of(world, channel, user))) {
            throw DiscordError.THREAD_LOCKED.refusal();
        }
    }

    private Instant now() {
        return world.clock().instant();
    }

    private void tellMembers(Channel thread, List<ObjectNode> added, List<Snowflake> removed) {
        ObjectNode told = Json.object(
                "id", thread.id(),
                "guild_id", thread.guild(),
                "member_count", thread.thread().members().size(),
                "added_members", added,
                "removed_member_ids", removed);
        tell("THREAD_MEMBERS_UPDATE", thread, told);
    }

    private void tell(String type, Channel thread, ObjectNode data) {
        world.pulse()
                .tell(new Happening(
                        type,
                        viewer -> data.deepCopy(),
                        viewer -> Permission.VIEW_CHANNEL.in(Access.of(world, thread, viewer))));
    }
}
