package heraldo.bot.sandbox.rest;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.wire.DiscordError;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Message;
import heraldo.bot.sandbox.world.World;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * Many messages of a channel deleted at once: none older than two weeks; unknown ones are skipped. Listeners get one event per
 * message, where Discord sends one for all.
 */
final class BulkDeletion {
    private static final Duration OLDEST = Duration.ofDays(14);

    private final World world;
    private final List<Message> messages;

    private BulkDeletion(World world, List<Message> messages) {
        this.world = world;
        this.messages = messages;
    }

    static BulkDeletion of(World world, Channel channel, JsonNode ids) {
        List<Message> messages = new ArrayList<>();
        Instant limit = world.clock().instant().minus(OLDEST);
        for (JsonNode each : ids) {
            Snowflake id = Snowflake.of(each.asText());
            if (id.instant().isBefore(limit)) {
                throw DiscordError.BULK_DELETE_AGE.refusal();
            }
            world.messages().find(channel.id(), id).ifPresent(messages::add);
        }
        return new BulkDeletion(world, messages);
    }

    void perform() {
        messages.forEach(world.messages()::delete);
    }
}
