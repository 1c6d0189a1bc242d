package heraldo.bot.sandbox.world;

import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Snowflake;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A message.
 *
 * @param id the message's id
 * @param channel its channel
 * @param type Discord's number: 0 plain, 6 a pin notice, 19 a reply, 20 an answer to a command
 * @param author who wrote it
 * @param body what it says
 * @param origin where it comes from
 * @param traces what was done to it since
 */
public record Message(
        Snowflake id, Channel channel, int type, User author, MessageBody body, Origin origin, Traces traces) {
    public static final int PLAIN = 0;
    public static final int PIN_NOTICE = 6;
    public static final int REPLY = 19;
    public static final int COMMAND_REPLY = 20;

    /**
     * The changes to a message after it was written.
     *
     * @param edited time of the last edit, or null
     * @param pinned time of the pin, or null
     * @param reactions the reactions to it
     */
    public record Traces(@Nullable Instant edited, @Nullable Instant pinned, List<Reaction> reactions) {
        private static final Traces NONE = new Traces(null, null, List.of());

        public Traces {
            reactions = List.copyOf(reactions);
        }
    }

    /** A new message. */
    public static Message fresh(Snowflake id, Channel channel, int type, User author, MessageBody body, Origin origin) {
        return new Message(id, channel, type, author, body, origin, Traces.NONE);
    }

    /** Returns whether only one user sees it. */
    public boolean ephemeral() {
        return origin.onlyFor() != null;
    }

    /** The same message saying something else; edited, unless the time of that is null. */
    public Message rewritten(MessageBody other, @Nullable Instant when) {
        return new Message(
                id, channel, type, author, other, origin, new Traces(when, traces.pinned(), traces.reactions()));
    }

    /** The same message pinned, or with null no longer pinned. */
    public Message withPinned(@Nullable Instant when) {
        return with(new Traces(traces.edited(), when, traces.reactions()));
    }

    /** The same message with other reactions. */
    public Message withReactions(List<Reaction> others) {
        return with(new Traces(traces.edited(), traces.pinned(), others));
    }

    private Message with(Traces others) {
        return new Message(id, channel, type, author, body, origin, others);
    }

    /** Discord's message object, as a user gets it. */
    public ObjectNode json(Snowflake viewer) {
        ObjectNode message = Json.object(
                "id",
                id,
                "channel_id",
                channel.id(),
                "type",
                type,
                "author",
                author.json(),
                "timestamp",
                id.instant(),
                "edited_timestamp",
                traces.edited(),
                "pinned",
                traces.pinned() != null,
                "tts",
                false);
        message.setAll(body.json());
        if (!traces.reactions().isEmpty()) {
            message.set(
                    "reactions",
                    Json.array(traces.reactions().stream()
                            .map(each -> each.json(viewer))
                            .toList()));
        }
        addOrigin(message);
        return message;
    }

    private void addOrigin(ObjectNode message) {
        if (origin.nonce() != null) {
            message.put("nonce", origin.nonce());
        }
        if (origin.repliesTo() != null) {
            message.set("message_reference", reference());
        }
        if (origin.interaction() != null) {
            message.set("interaction_metadata", origin.interaction());
            message.put("application_id", author.id().toString());
            message.put("webhook_id", author.id().toString());
        }
    }

    private ObjectNode reference() {
        ObjectNode reference = Json.object("type", 0, "channel_id", channel.id(), "message_id", origin.repliesTo());
        if (channel.guild() != null) {
            reference.put("guild_id", channel.guild().toString());
        }
        return reference;
    }
}
