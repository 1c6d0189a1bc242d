package heraldo.bot.sandbox.world;

import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.DiscordError;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Snowflake;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A channel of a server, or the private channel of two users.
 *
 * @param id the channel's id
 * @param type Discord's number: 0 text, 1 private, 2 voice, 4 category, 5 announcements, 10 to 12 threads
 * @param location where it stands
 * @param settings what is set for it
 * @param overwrites who may do what here
 * @param recipients the two users of a private channel
 * @param lastMessage id of the newest message, or null
 * @param threadState what a thread has beyond other channels, or null
 */
public record Channel(
        Snowflake id,
        int type,
        Location location,
        Settings settings,
        List<Overwrite> overwrites,
        List<User> recipients,
        @Nullable Snowflake lastMessage,
        @Nullable ThreadState threadState) {
    public static final int TEXT = 0;
    public static final int PRIVATE = 1;
    public static final int CATEGORY = 4;
    public static final int ANNOUNCEMENTS = 5;
    public static final int ANNOUNCEMENT_THREAD = 10;
    public static final int PUBLIC_THREAD = 11;
    public static final int PRIVATE_THREAD = 12;

    public Channel {
        overwrites = List.copyOf(overwrites);
        recipients = List.copyOf(recipients);
    }

    /**
     * The place of a channel: its server, its parent and its position.
     *
     * @param guild the server's id, or null
     * @param parent its category's id, for a thread that of its channel, or null
     * @param position order in the list
     */
    public record Location(
            @Nullable Snowflake guild, @Nullable Snowflake parent, int position) {
        private static final Location NOWHERE = new Location(null, null, 0);
    }

    /**
     * The settings of a channel that its managers can change.
     *
     * @param name its name; null in a private channel
     * @param topic its subject, or null
     * @param nsfw age-restricted
     * @param slowmode seconds between a user's messages
     */
    public record Settings(@Nullable String name, @Nullable String topic, boolean nsfw, int slowmode) {
        private static final Settings NONE = new Settings(null, null, false, 0);

        /** A name and nothing else. */
        public static Settings named(String name) {
            return new Settings(name, null, false, 0);
        }
    }

    /** A channel of a server that is no thread, in which nothing has been written. */
    public static Channel fresh(Snowflake id, int type, Location location, Settings settings) {
        return new Channel(id, type, location, settings, List.of(), List.of(), null, null);
    }

    /** The private channel of two users. */
    public static Channel between(Snowflake id, User one, User other) {
        return new Channel(id, PRIVATE, Location.NOWHERE, Settings.NONE, List.of(), List.of(one, other), null, null);
    }

    /** The server's id, or null. */
    public @Nullable Snowflake guild() {
        return location.guild();
    }

    /** Its name; null in a private channel. */
    public @Nullable String name() {
        return settings.name();
    }

    /** Returns whether the channel can hold messages; a category cannot. */
    public boolean holdsMessages() {
        return type != CATEGORY;
    }

    /** The overwrite of a role or member. */
    public Optional<Overwrite> overwrite(Snowflake of) {
        return overwrites.stream().filter(each -> each.id().equals(of)).findFirst();
    }

    /** The same channel with an overwrite put in place of the one for the same role or member. */
    public Channel with(Overwrite overwrite) {
        List<Overwrite> others = new ArrayList<>(without(overwrite.id()).overwrites);
        others.add(overwrite);
        return withOverwrites(others);
    }

    /** The same channel without the overwrite of a role or member. */
    public Channel without(Snowflake of) {
        return withOverwrites(
                overwrites.stream().filter(each -> !each.id().equals(of)).toList());
    }

    /** The same channel with other overwrites. */
    public Channel withOverwrites(List<Overwrite> others) {
        return new Channel(id, type, location, settings, others, recipients, lastMessage, threadState);
    }

    /** The same channel as another kind. */
    public Channel as(int other) {
        return new Channel(id, other, location, settings, overwrites, recipients, lastMessage, threadState);
    }

    /** The same channel in another category, null for none. */
    public Channel inside(@Nullable Snowflake category) {
        Location there = new Location(location.guild(), category, location.position());
        return new Channel(id, type, there, settings, overwrites, recipients, lastMessage, threadState);
    }

    /** The same channel after a message. */
    public Channel withLastMessage(@Nullable Snowflake message) {
        return new Channel(id, type, location, settings, overwrites, recipients, message, threadState);
    }

    /** Returns whether this is a thread of another channel. */
    public boolean isThread() {
        return threadState != null;
    }

    /** Returns the state of this thread; refused with 50024 if the channel is not one. */
    public ThreadState thread() {
        if (threadState == null) {
            throw DiscordError.WRONG_CHANNEL_TYPE.refusal();
        }
        return threadState;
    }

    /** The same thread in another state. */
    public Channel with(ThreadState other) {
        return new Channel(id, type, location, settings, overwrites, recipients, lastMessage, other);
    }

    /** The same channel under another name. */
    public Channel named(@Nullable String other) {
        Settings set = new Settings(other, settings.topic(), settings.nsfw(), settings.slowmode());
        return new Channel(id, type, location, set, overwrites, recipients, lastMessage, threadState);
    }

    /** Discord's channel object, as a user sees it: the other recipient is left to the reader of a private channel. */
    public ObjectNode json(@Nullable Snowflake viewer) {
        if (threadState != null) {
            return threadJson(threadState);
        }
        return type == PRIVATE ? privateJson(viewer) : guildJson();
    }

    private ObjectNode threadJson(ThreadState state) {
        ObjectNode thread = Json.object(
                "id",
                id,
                "type",
                type,
                "guild_id",
                guild(),
                "name",
                name(),
                "parent_id",
                location.parent(),
                "rate_limit_per_user",
                settings.slowmode(),
                "last_message_id",
                lastMessage,
                "flags",
                0);
        thread.setAll(state.json(this));
        return thread;
    }

    private ObjectNode privateJson(@Nullable Snowflake viewer) {
        List<ObjectNode> others = recipients.stream()
                .filter(each -> !each.id().equals(viewer))
                .map(User::json)
                .toList();
        return Json.object("id", id, "type", type, "flags", 0, "last_message_id", lastMessage, "recipients", others);
    }

    private ObjectNode guildJson() {
        ObjectNode channel = Json.object(
                "id", id,
                "type", type,
                "guild_id", guild(),
                "name", name(),
                "position", location.position(),
                "parent_id", location.parent(),
                "permission_overwrites",
                        overwrites.stream().map(Overwrite::json).toList(),
                "flags", 0);
        if (holdsMessages()) {
            channel.setAll(Json.object(
                    "topic",
                    settings.topic(),
                    "nsfw",
                    settings.nsfw(),
                    "rate_limit_per_user",
                    settings.slowmode(),
                    "last_message_id",
                    lastMessage));
        }
        return channel;
    }
}
