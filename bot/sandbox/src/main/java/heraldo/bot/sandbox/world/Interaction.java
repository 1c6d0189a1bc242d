package heraldo.bot.sandbox.world;

import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.DiscordError;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Snowflake;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Something a user did with the bot, and how far the bot has answered it. */
public final class Interaction {
    public static final int COMMAND = 2;
    public static final int COMPONENT = 3;
    public static final int AUTOCOMPLETE = 4;
    public static final int MODAL = 5;

    /** The time that Discord gives a bot for its first answer. */
    static final Duration PATIENCE = Duration.ofSeconds(3);

    /** The lifetime of the interaction's token. */
    public static final Duration TOKEN_LIFE = Duration.ofMinutes(15);

    private final Snowflake id;
    private final String token;
    private final Occasion occasion;
    private final Instant begun;
    private int answer;
    private boolean failed;
    private @Nullable Snowflake original;
    private @Nullable ObjectNode modal;

    Interaction(Snowflake id, String token, Occasion occasion, Instant begun) {
        this.id = id;
        this.token = token;
        this.occasion = occasion;
        this.begun = begun;
    }

    /**
     * The user's action behind an interaction, with its place.
     *
     * @param type one of the constants
     * @param user the acting user
     * @param channel the channel of the action
     * @param data the details, as Discord tells the bot
     * @param source the message whose component was used, or null
     * @param nonce by which the user's client knows it, or null
     * @param cause metadata of the interaction that opened the modal, or null
     */
    public record Occasion(
            int type,
            User user,
            Channel channel,
            ObjectNode data,
            @Nullable Message source,
            @Nullable String nonce,
            @Nullable ObjectNode cause) {
        /** The message whose component was used; refused with 10008 if none was. */
        public Message pressed() {
            if (source == null) {
                throw DiscordError.UNKNOWN_MESSAGE.refusal();
            }
            return source;
        }
    }

    /** The interaction's id. */
    public Snowflake id() {
        return id;
    }

    /** The secret by which the bot answers. */
    public String token() {
        return token;
    }

    /** Returns the user's action behind this interaction. */
    public Occasion occasion() {
        return occasion;
    }

    /** Refuses with 40060 after an answer, with 10062 when it is too late for one. */
    void demandWaiting(Instant now, Duration patience) {
        if (answer != 0) {
            throw DiscordError.ALREADY_ACKNOWLEDGED.refusal();
        }
        if (failed || now.isAfter(begun.plus(patience))) {
            throw DiscordError.UNKNOWN_INTERACTION.refusal();
        }
    }

    void acknowledge(int callback) {
        answer = callback;
    }

    /** Ends the patience of the user's client; whether the bot had not answered yet. */
    public boolean giveUp() {
        failed = answer == 0;
        return failed;
    }

    /** Returns whether the bot has answered at all. */
    public boolean answered() {
        return answer != 0;
    }

    boolean tokenExpired(Instant now) {
        return now.isAfter(begun.plus(TOKEN_LIFE));
    }

    /** Id of the message that is called {@code @original}, or null. */
    public @Nullable Snowflake original() {
        return original;
    }

    /** Says which message is called {@code @original}. */
    public void original(Snowflake message) {
        original = message;
    }

    /** The modal that was opened and is not yet submitted, or null. */
    public @Nullable ObjectNode modal() {
        return modal;
    }

    /** Opens a modal, or with null closes it. */
    public void modal(@Nullable ObjectNode opened) {
        modal = opened;
    }

    /** Discord's interaction metadata, as on the messages that answer it. */
    public ObjectNode metadata() {
        ObjectNode owners = Json.object();
        if (occasion.channel().guild() != null) {
            owners.put("0", occasion.channel().guild().toString());
        }
        ObjectNode metadata = Json.object(
                "id",
                id,
                "type",
                occasion.type(),
                "user",
                occasion.user().json(),
                "authorizing_integration_owners",
                owners);
        if (occasion.type() == COMPONENT) {
            metadata.put("interacted_message_id", occasion.pressed().id().toString());
        }
        if (occasion.type() == MODAL) {
            metadata.set("triggering_interaction_metadata", occasion.cause());
        }
        return metadata;
    }
}
