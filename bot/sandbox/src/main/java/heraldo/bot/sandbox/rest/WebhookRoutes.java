package heraldo.bot.sandbox.rest;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.form.MessageForm;
import heraldo.bot.sandbox.wire.DiscordError;
import heraldo.bot.sandbox.world.Interaction;
import heraldo.bot.sandbox.world.Message;
import heraldo.bot.sandbox.world.MessageBody;
import heraldo.bot.sandbox.world.World;

/** The routes for the bot's messages after its first answer, by the interaction's token: edits of it and further messages. */
public final class WebhookRoutes implements RouteGroup {
    private static final String ROOT = "/webhooks/{webhook_id}/{webhook_token}";
    private static final String MESSAGE = ROOT + "/messages/{message_id}";

    private final World world;
    private final Responses responses;

    public WebhookRoutes(World world) {
        this.world = world;
        this.responses = new Responses(world);
    }

    @Override
    public void addTo(Routes routes) {
        routes.add("POST", ROOT, this::followUp);
        routes.add(
                "GET", MESSAGE, call -> Reply.ok(message(call).json(world.bot().id())));
        routes.add("PATCH", MESSAGE, this::edit);
        routes.add("DELETE", MESSAGE, this::delete);
    }

    private Interaction interaction(Call call) {
        if (!call.id("webhook_id").equals(world.bot().id())) {
            throw DiscordError.UNKNOWN_WEBHOOK.refusal();
        }
        return world.interactions().byToken(call.param("webhook_token"));
    }

    private Message message(Call call) {
        return responses.opened(interaction(call), call.param("message_id"));
    }

    /** Right after a deferred answer, the first further message takes the place of the one that is loading. */
    private Reply followUp(Call call) {
        Interaction interaction = interaction(call);
        JsonNode body = call.body();
        MessageForm.check(body, call.uploads(), body.path("flags").asInt());
        if (interaction.original() != null) {
            Message original = responses.opened(interaction, "@original");
            if (original.body().has(MessageBody.LOADING)) {
                return edited(interaction, original, call);
            }
        }
        MessageBody composed = new Composition(world, interaction.occasion().channel())
                .fresh(body, call.uploads(), responses.ephemeral(body));
        return Reply.ok(
                responses.followUp(interaction, composed).json(world.bot().id()));
    }

    private Reply edit(Call call) {
        Message message = message(call);
        MessageForm.checkEdit(call.body(), call.uploads(), message.body());
        return edited(interaction(call), message, call);
    }

    private Reply edited(Interaction interaction, Message message, Call call) {
        MessageBody body =
                new Composition(world, message.channel()).edited(call.body(), call.uploads(), message.body());
        return Reply.ok(
                responses.edit(interaction, message, body).json(world.bot().id()));
    }

    private Reply delete(Call call) {
        world.messages().delete(message(call));
        return Reply.nothing();
    }
}
