package heraldo.bot.sandbox.client;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.wire.DiscordError;
import heraldo.bot.sandbox.wire.Form;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Interaction;
import heraldo.bot.sandbox.world.Permission;
import heraldo.bot.sandbox.world.User;
import heraldo.bot.sandbox.world.World;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** Takes what people do with the bot, checks it as Discord does, passes it on, and tells them when no answer comes. */
public final class InteractionDesk implements AutoCloseable {
    private static final Set<Integer> TYPES =
            Set.of(Interaction.COMMAND, Interaction.COMPONENT, Interaction.AUTOCOMPLETE, Interaction.MODAL);

    private final World world;
    private final Sight sight;
    private final ScheduledExecutorService patience = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("sandbox-patience").factory());

    public InteractionDesk(World world) {
        this.world = world;
        this.sight = new Sight(world);
    }

    /** Begins an interaction; to be called under the world's lock. */
    void begin(User user, JsonNode body) {
        Form.check(body, form -> form.required("type", "channel_id", "data").oneOf("type", TYPES));
        if (!Json.text(body, "application_id")
                .orElse("")
                .equals(world.bot().id().toString())) {
            throw DiscordError.UNKNOWN_APPLICATION.refusal();
        }
        Snowflake place = Snowflake.of(body.get("channel_id").asText());
        Channel channel = sight.channel(place, user, Permission.USE_APPLICATION_COMMANDS);
        Interaction.Occasion occasion = switch (body.get("type").asInt()) {
            case Interaction.COMPONENT -> new ComponentUse(world).read(user, channel, body);
            case Interaction.MODAL -> new ModalUse(world).read(user, channel, body);
            default -> new CommandUse(world).read(user, channel, body);
        };
        Interaction interaction = world.interactions().begin(occasion);
        ScheduledFuture<?> unused = patience.schedule(
                () -> giveUp(interaction), world.interactions().patience().toMillis(), TimeUnit.MILLISECONDS);
    }

    private void giveUp(Interaction interaction) {
        world.exclusively(() -> {
            if (interaction.giveUp()) {
                world.interactions().tellUser(interaction, "INTERACTION_FAILURE");
            }
        });
    }

    @Override
    public void close() {
        patience.shutdownNow();
    }
}
