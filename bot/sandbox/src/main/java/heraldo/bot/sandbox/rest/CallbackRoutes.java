package heraldo.bot.sandbox.rest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.form.CallbackForm;
import heraldo.bot.sandbox.form.MessageForm;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.world.Happening;
import heraldo.bot.sandbox.world.Interaction;
import heraldo.bot.sandbox.world.Message;
import heraldo.bot.sandbox.world.MessageBody;
import heraldo.bot.sandbox.world.World;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The bot's first answer to an interaction. */
public final class CallbackRoutes implements RouteGroup {
    private final World world;
    private final Responses responses;

    public CallbackRoutes(World world) {
        this.world = world;
        this.responses = new Responses(world);
    }

    @Override
    public void addTo(Routes routes) {
        routes.add("POST", "/interactions/{interaction_id}/{interaction_token}/callback", this::answer);
    }

    private Reply answer(Call call) {
        Interaction interaction =
                world.interactions().expecting(call.id("interaction_id"), call.param("interaction_token"));
        CallbackForm.check(call.body(), interaction.occasion());
        MessageForm.checkFiles(call.uploads());
        int type = call.body().get("type").asInt();
        Message message = perform(interaction, type, call);
        boolean wanted = "true".equals(call.query().get("with_response"));
        return wanted ? Reply.ok(result(interaction, type, message)) : Reply.nothing();
    }

    private @Nullable Message perform(Interaction interaction, int type, Call call) {
        JsonNode data = call.body().path("data");
        return switch (type) {
            case CallbackForm.MESSAGE -> {
                MessageBody body = composition(interaction).fresh(data, call.uploads(), responses.ephemeral(data));
                yield acknowledged(interaction, type, () -> responses.post(interaction, body));
            }
            case CallbackForm.DEFERRED_MESSAGE ->
                acknowledged(
                        interaction,
                        type,
                        () -> responses.post(
                                interaction, MessageBody.empty(MessageBody.LOADING | responses.ephemeral(data))));
            case CallbackForm.DEFERRED_UPDATE -> acknowledged(interaction, type, () -> responses.keep(interaction));
            case CallbackForm.UPDATE -> {
                Message source = responses.keepable(interaction);
                MessageBody body = composition(interaction).edited(data, call.uploads(), source.body());
                yield acknowledged(interaction, type, () -> {
                    responses.keep(interaction);
                    return responses.edit(interaction, source, body);
                });
            }
            case CallbackForm.SUGGESTIONS -> suggest(interaction, data);
            default -> openModal(interaction, data);
        };
    }

    private Composition composition(Interaction interaction) {
        return new Composition(world, interaction.occasion().channel());
    }

    private Message acknowledged(Interaction interaction, int type, Supplier<Message> deed) {
        world.interactions().acknowledge(interaction, type);
        Message message = deed.get();
        world.interactions().tellUser(interaction, "INTERACTION_SUCCESS");
        return message;
    }

    private @Nullable Message suggest(Interaction interaction, JsonNode data) {
        world.interactions().acknowledge(interaction, CallbackForm.SUGGESTIONS);
        tell(
                interaction,
                "APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE",
                Json.object(
                        "choices",
                        data.get("choices"),
                        "nonce",
                        interaction.occasion().nonce()));
        return null;
    }

    private @Nullable Message openModal(Interaction interaction, JsonNode data) {
        world.interactions().acknowledge(interaction, CallbackForm.MODAL);
        interaction.modal((ObjectNode) data);
        tell(
                interaction,
                "INTERACTION_MODAL_CREATE",
                Json.object(
                        "id", interaction.id(),
                        "nonce", interaction.occasion().nonce(),
                        "channel_id", interaction.occasion().channel().id(),
                        "custom_id", data.get("custom_id"),
                        "title", data.get("title"),
                        "components", data.get("components")));
        world.interactions().tellUser(interaction, "INTERACTION_SUCCESS");
        return null;
    }

    private void tell(Interaction interaction, String type, ObjectNode data) {
        world.pulse().tell(Happening.to(interaction.occasion().user().id(), type, data));
    }

    private ObjectNode result(Interaction interaction, int type, @Nullable Message message) {
        ObjectNode about = Json.object(
                "id", interaction.id(), "type", interaction.occasion().type());
        ObjectNode resource = Json.object("type", type);
        if (message != null && type != CallbackForm.DEFERRED_UPDATE) {
            about.setAll(Json.object(
                    "response_message_id", message.id(),
                    "response_message_loading", message.body().has(MessageBody.LOADING),
                    "response_message_ephemeral", message.ephemeral()));
        }
        if (message != null && (type == CallbackForm.MESSAGE || type == CallbackForm.UPDATE)) {
            resource.set("message", message.json(world.bot().id()));
        }
        ObjectNode result = Json.object("interaction", about);
        if (resource.has("message")) {
            result.set("resource", resource);
        }
        return result;
    }
}
