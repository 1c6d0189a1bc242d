package heraldo.bot.sandbox.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.DiscordError;
import heraldo.bot.sandbox.wire.Form;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Command;
import heraldo.bot.sandbox.world.Guild;
import heraldo.bot.sandbox.world.Interaction;
import heraldo.bot.sandbox.world.User;
import heraldo.bot.sandbox.world.World;
import java.util.List;

/** A slash command that somebody gives, or types and wants suggestions for. */
final class CommandUse {
    private static final int ANYWHERE_IN_SERVER = 0;

    private final World world;

    CommandUse(World world) {
        this.world = world;
    }

    Interaction.Occasion read(User user, Channel channel, JsonNode body) {
        JsonNode data = body.get("data");
        Command command = command(user, channel, data);
        boolean typing = body.get("type").asInt() == Interaction.AUTOCOMPLETE;
        OptionReading reading = new OptionReading(world, channel, typing);
        ObjectNode told = Json.object("id", command.id(), "name", command.name(), "type", command.type());
        Form.check(
                Json.object("data", data),
                form -> form.inner("data", given -> told.set("options", reading.read(given, command.options()))));
        if (typing && reading.focused() != 1) {
            throw Form.wrong("data", "BASE_TYPE_REQUIRED", "Exactly one option must have focus");
        }
        if (!reading.resolved().isEmpty()) {
            told.set("resolved", reading.resolved());
        }
        if (command.guild() != null) {
            told.put("guild_id", command.guild().toString());
        }
        String nonce = Json.text(body, "nonce").orElse(null);
        return new Interaction.Occasion(body.get("type").asInt(), user, channel, told, null, nonce, null);
    }

    private Command command(User user, Channel channel, JsonNode data) {
        Snowflake id = Snowflake.of(data.path("id").asText());
        List<Command> usable = channel.guild() == null
                ? world.commands().in(null)
                : world.commands().usableIn(channel.guild());
        Command command = usable.stream()
                .filter(each -> each.id().equals(id) && fits(each, channel))
                .findFirst()
                .orElseThrow(DiscordError.UNKNOWN_COMMAND::refusal);
        if (channel.guild() != null) {
            Guild guild = world.guild(channel.guild());
            if (!Sight.mayUse(command, guild, user)) {
                throw DiscordError.MISSING_PERMISSIONS.refusal();
            }
        }
        return command;
    }

    /** Returns whether the command may be used in this kind of channel: in a server, or in a private channel with the bot. */
    private static boolean fits(Command command, Channel channel) {
        JsonNode contexts = command.body().path("contexts");
        int here = channel.guild() == null ? 1 : ANYWHERE_IN_SERVER;
        if (!contexts.isArray()) {
            return channel.guild() != null
                    || command.body().path("dm_permission").asBoolean(true);
        }
        for (JsonNode each : contexts) {
            if (each.asInt() == here) {
                return true;
            }
        }
        return false;
    }
}
