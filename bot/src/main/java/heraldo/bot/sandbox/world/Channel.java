package heraldo.bot.sandbox.world;

import com.fasterxml.jackson.databind.node.ObjectNode;
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
 * @param type Discord's number: 0 text, 1 private, 2 voice, 4 category, 5 announcements
 * @param guild the server's id, or null
 * @param name its name; null in a private channel
 * @param topic what it is about, or null
 * @param parent its category's id, or null
 * @param position order in the list
 * @param nsfw age-restricted
 * @param slowmode seconds between a user's messages
 * @param overwrites who may do what here
 * @param recipients the two users of a private channel
 * @param lastMessage id of the newest message, or null
 */
public record Channel(
        Snowflake id,
        int type,
        @Nullable Snowflake guild,
        @Nullable String name,
        @Nullable String topic,
        @Nullable Snowflake parent,
        int position,
        boolean nsfw,
        int slowmode,
        List<Overwrite> overwrites,
        List<User> recipients,
        @Nullable Snowflake lastMessage) {
    public static final int TEXT = 0;
    public static final int PRIVATE = 1;
    public static final int CATEGORY = 4;
    public static final int ANNOUNCEMENTS = 5;

    public Channel {
        overwrites = List.copyOf(overwrites);
        recipients = List.copyOf(recipients);
    }

    /** The private channel of two users. */
    public static Channel between(Snowflake id, User one, User other) {
        return new Channel(id, PRIVATE, null, null, null, null, 0, false, 0, List.of(), List.of(one, other), null);
    }

    /** Whether messages can be written here. */
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
        return new Channel(
                id, type, guild, name, topic, parent, position, nsfw, slowmode, others, recipients, lastMessage);
    }

    /** The same channel in another category, null for none. */
    public Channel inside(@Nullable Snowflake category) {
        return new Channel(
                id, type, guild, name, topic, category, position, nsfw, slowmode, overwrites, recipients, lastMessage);
    }

    /** The same channel after a message. */
    public Channel withLastMessage(@Nullable Snowflake message) {
        return new Channel(
                id, type, guild, name, topic, parent, position, nsfw, slowmode, overwrites, recipients, message);
    }

    /** Discord's channel object, as a user sees it: the other recipient is left to the reader of a private channel. */
    public ObjectNode json(@Nullable Snowflake viewer) {
        return type == PRIVATE ? privateJson(viewer) : guildJson();
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
                "guild_id", guild,
                "name", name,
                "position", position,
                "parent_id", parent,
                "permission_overwrites",
                        overwrites.stream().map(Overwrite::json).toList(),
                "flags", 0);
        if (holdsMessages()) {
            channel.setAll(Json.object(
                    "topic", topic, "nsfw", nsfw, "rate_limit_per_user", slowmode, "last_message_id", lastMessage));
        }
        return channel;
    }
}
