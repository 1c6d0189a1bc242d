package heraldo.bot.sandbox.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.DiscordError;
import heraldo.bot.sandbox.wire.Form;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Interaction;
import heraldo.bot.sandbox.world.Message;
import heraldo.bot.sandbox.world.User;
import heraldo.bot.sandbox.world.World;
import java.util.Set;

/** A button pressed or a menu chosen from, on a message that the person sees. */
final class ComponentUse {
    private static final Set<Integer> USABLE = Set.of(2, 3, 5, 6, 7, 8);
    private static final int BUTTON = 2;

    private final World world;

    ComponentUse(World world) {
        this.world = world;
    }

    Interaction.Occasion read(User user, Channel channel, JsonNode body) {
        Form.check(body, form -> form.required("message_id"));
        Message message = world.messages()
                .find(channel.id(), Snowflake.of(body.get("message_id").asText()))
                .filter(each -> world.messages().sees(user.id(), each))
                .orElseThrow(DiscordError.UNKNOWN_MESSAGE::refusal);
        JsonNode data = body.get("data");
        JsonNode component = Components.named(
                        message.body().components(), data.path("custom_id").asText())
                .filter(each -> USABLE.contains(each.path("type").asInt()))
                .filter(each -> !each.path("disabled").asBoolean())
                .orElseThrow(() -> Form.wrong(
                        "data", "COMPONENT_VALIDATION_FAILED", "Component validation failed: no such component"));
        ObjectNode told = Json.object(
                "id", component.path("id").asInt(),
                "custom_id", component.get("custom_id"),
                "component_type", component.get("type"));
        if (component.path("type").asInt() != BUTTON) {
            ChosenValues chosen = new ChosenValues(world, channel);
            told.set("values", chosen.read(component, data.path("values")));
            told.set("resolved", chosen.resolved());
        }
        String nonce = Json.text(body, "nonce").orElse(null);
        return new Interaction.Occasion(Interaction.COMPONENT, user, channel, told, message, nonce, null);
    }
}
