package heraldo.bot.sandbox.world;

import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.DiscordError;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Snowflake;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/** The interactions of the last quarter of an hour. */
public final class Interactions {
    private final World world;
    private final InstantSource stopwatch;
    private final SecureRandom random = new SecureRandom();
    private final NavigableMap<Snowflake, Interaction> byId = new TreeMap<>();
    private final Map<String, Interaction> byToken = new HashMap<>();

    private volatile Duration patience = Interaction.PATIENCE;

    Interactions(World world, InstantSource stopwatch) {
        this.world = world;
        this.stopwatch = stopwatch;
    }

    /** Begins an interaction and tells the bot and the user's own client of it. */
    public Interaction begin(Interaction.Occasion occasion) {
        forgetExpired();
        byte[] secret = new byte[32];
        random.nextBytes(secret);
        Interaction interaction =
                new Interaction(world.nextId(), HexFormat.of().formatHex(secret), occasion, stopwatch.instant());
        byId.put(interaction.id(), interaction);
        byToken.put(interaction.token(), interaction);
        tellUser(interaction, "INTERACTION_CREATE");
        tellBot(interaction);
        return interaction;
    }

    /** The time that the bot has for its first answer: 3 s, unless another one is set. */
    public Duration patience() {
        return patience;
    }

    /** Lets the bot take another time for its first answer: longer where a machine is busy, shorter where none is expected. */
    public void patience(Duration other) {
        patience = other;
    }

    /** The oldest stand first: behind one that has not expired none has. */
    private void forgetExpired() {
        Instant now = stopwatch.instant();
        List<Interaction> expired = byId.values().stream()
                .takeWhile(each -> each.tokenExpired(now))
                .filter(each -> each.modal() == null)
                .toList();
        for (Interaction each : expired) {
            byId.remove(each.id());
            byToken.remove(each.token());
        }
    }

    /** Tells the bot of an interaction. */
    public void tellBot(Interaction interaction) {
        ObjectNode told = InteractionPayload.of(world, interaction);
        world.pulse().tell(Happening.to(world.bot().id(), "INTERACTION_CREATE", told));
    }

    /** Tells the user's client how an interaction goes, as {@code INTERACTION_SUCCESS}. */
    public void tellUser(Interaction interaction, String type) {
        ObjectNode told = Json.object(
                "id", interaction.id(), "nonce", interaction.occasion().nonce());
        world.pulse().tell(Happening.to(interaction.occasion().user().id(), type, told));
    }

    /**
     * Tells the user's client that a message was changed through an interaction, as {@code INTERACTION_MESSAGE_UPDATE}. Clients of
     * Discord only see the change; tests tell an answer from another change of the same message by it.
     */
    public void tellChanged(Interaction interaction, Message message) {
        ObjectNode told = Json.object("id", interaction.id(), "message_id", message.id());
        world.pulse().tell(Happening.to(interaction.occasion().user().id(), "INTERACTION_MESSAGE_UPDATE", told));
    }

    /** An interaction of the last quarter of an hour. */
    public Optional<Interaction> find(Snowflake id) {
        return Optional.ofNullable(byId.get(id));
    }

    /** An interaction that waits for its first answer; refused with 10062 or 40060 as Discord does. */
    public Interaction expecting(Snowflake id, String token) {
        Interaction interaction = byId.get(id);
        if (interaction == null || !interaction.token().equals(token)) {
            throw DiscordError.UNKNOWN_INTERACTION.refusal();
        }
        interaction.demandWaiting(stopwatch.instant(), patience);
        return interaction;
    }

    /** Takes the bot's first answer to an interaction that waits for it. */
    public void acknowledge(Interaction interaction, int callback) {
        interaction.acknowledge(callback);
    }

    /** The answered interaction of a token; refused with 10015 if there is none, with 50027 after its time. */
    public Interaction byToken(String token) {
        Interaction interaction = Optional.ofNullable(byToken.get(token))
                .filter(Interaction::answered)
                .orElseThrow(DiscordError.UNKNOWN_WEBHOOK::refusal);
        if (interaction.tokenExpired(stopwatch.instant())) {
            throw DiscordError.INVALID_WEBHOOK_TOKEN.refusal();
        }
        return interaction;
    }

    /** The interaction whose modal a user has open, newest first if there are several of that custom id. */
    public Optional<Interaction> withModal(Snowflake user, String customId) {
        return byId.descendingMap().values().stream()
                .filter(each -> each.occasion().user().id().equals(user))
                .filter(each -> hasOpen(each, customId))
                .findFirst();
    }

    private static boolean hasOpen(Interaction interaction, String customId) {
        ObjectNode modal = interaction.modal();
        return modal != null && modal.path("custom_id").asText().equals(customId);
    }
}
