package heraldo.bot.sandbox.world;

import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Snowflake;
import java.time.Instant;
import java.util.Map;
import java.util.TreeMap;

/**
 * The state of a thread, which other channels do not have.
 *
 * @param owner id of its maker
 * @param archived put away; a message takes it out again
 * @param locked only those who may manage threads can take it out
 * @param invitable whether everybody in a private thread may add others
 * @param patience minutes without a message after which it is put away: 60, 1440, 4320 or 10080
 * @param changed time at which it was last put away or taken out
 * @param members the users in it, with the time of coming
 * @param messages number of messages written in it
 */
public record ThreadState(
        Snowflake owner,
        boolean archived,
        boolean locked,
        boolean invitable,
        int patience,
        Instant changed,
        Map<Snowflake, Instant> members,
        int messages) {
    private static final int MOST_COUNTED = 50;

    public ThreadState {
        members = new TreeMap<>(members);
    }

    /** A new thread, in which only its maker is. */
    public static ThreadState fresh(Snowflake owner, boolean invitable, int patience, Instant now) {
        return new ThreadState(owner, false, false, invitable, patience, now, Map.of(owner, now), 0);
    }

    /** Returns whether a user is in the thread. */
    public boolean has(Snowflake user) {
        return members.containsKey(user);
    }

    /** The same put away or taken out. */
    public ThreadState withArchived(boolean away, Instant now) {
        return away == archived
                ? this
                : new ThreadState(owner, away, locked, invitable, patience, now, members, messages);
    }

    /** The same with other settings. */
    public ThreadState with(boolean lock, boolean open, int minutes) {
        return new ThreadState(owner, archived, lock, open, minutes, changed, members, messages);
    }

    /** The same with somebody in it. */
    public ThreadState joined(Snowflake user, Instant now) {
        Map<Snowflake, Instant> more = new TreeMap<>(members);
        more.putIfAbsent(user, now);
        return new ThreadState(owner, archived, locked, invitable, patience, changed, more, messages);
    }

    /** The same without somebody. */
    public ThreadState left(Snowflake user) {
        Map<Snowflake, Instant> less = new TreeMap<>(members);
        less.remove(user);
        return new ThreadState(owner, archived, locked, invitable, patience, changed, less, messages);
    }

    /** The same after another message. */
    public ThreadState written() {
        return new ThreadState(owner, archived, locked, invitable, patience, changed, members, messages + 1);
    }

    /** The fields that Discord adds to the channel object. */
    ObjectNode json(Channel thread) {
        ObjectNode metadata = Json.object(
                "archived", archived,
                "archive_timestamp", changed,
                "auto_archive_duration", patience,
                "locked", locked,
                "create_timestamp", thread.id().instant());
        if (thread.type() == Channel.PRIVATE_THREAD) {
            metadata.put("invitable", invitable);
        }
        return Json.object(
                "owner_id", owner,
                "thread_metadata", metadata,
                "message_count", messages,
                "total_message_sent", messages,
                "member_count", Math.min(MOST_COUNTED, members.size()));
    }

    /** Discord's object of a member of a thread; for somebody who is in it. */
    public ObjectNode member(Snowflake thread, Snowflake user) {
        return Json.object("id", thread, "user_id", user, "join_timestamp", members.get(user), "flags", 0);
    }
}
