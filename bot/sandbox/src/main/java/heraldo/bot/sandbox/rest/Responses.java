package heraldo.bot.sandbox.rest;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.wire.DiscordError;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Interaction;
import heraldo.bot.sandbox.world.Message;
import heraldo.bot.sandbox.world.MessageBody;
import heraldo.bot.sandbox.world.Origin;
import heraldo.bot.sandbox.world.World;
import org.jspecify.annotations.Nullable;

/** The messages by which interactions are answered. */
final class Responses {
    private final World world;

    Responses(World world) {
        this.world = world;
    }

    /** The ephemeral flag, if the bot set it. */
    int ephemeral(JsonNode data) {
        return data.path("flags").asInt() & MessageBody.EPHEMERAL;
    }

    /** Posts the message that becomes {@code @original}. */
    Message post(Interaction interaction, MessageBody body) {
        int type = interaction.occasion().type() == Interaction.COMMAND ? Message.COMMAND_REPLY : Message.REPLY;
        Message source = interaction.occasion().source();
        Snowflake repliesTo = source == null ? null : source.id();
        Message message =
                post(interaction, source == null && type == Message.REPLY ? Message.PLAIN : type, body, repliesTo);
        interaction.original(message.id());
        return message;
    }

    /** Posts a further message. */
    Message followUp(Interaction interaction, MessageBody body) {
        return post(interaction, Message.PLAIN, body, null);
    }

    private Message post(Interaction interaction, int type, MessageBody body, @Nullable Snowflake repliesTo) {
        Channel channel = world.channels().get(interaction.occasion().channel().id());
        Snowflake onlyFor =
                body.has(MessageBody.EPHEMERAL) ? interaction.occasion().user().id() : null;
        Origin origin = new Origin(
                interaction.metadata(),
                onlyFor,
                repliesTo,
                interaction.occasion().nonce());
        return world.messages().post(Message.fresh(world.nextId(), channel, type, world.bot(), body, origin));
    }

    /** The message whose component was used; refused with 10008 if it is gone. */
    Message keepable(Interaction interaction) {
        Message source = interaction.occasion().pressed();
        return world.messages()
                .find(source.channel().id(), source.id())
                .orElseThrow(DiscordError.UNKNOWN_MESSAGE::refusal);
    }

    /** Makes the message whose component was used {@code @original}. */
    Message keep(Interaction interaction) {
        Message source = keepable(interaction);
        interaction.original(source.id());
        return source;
    }

    /** Edits a message through an interaction. */
    Message edit(Interaction interaction, Message message, MessageBody body) {
        boolean firstWords = message.body().has(MessageBody.LOADING);
        Message edited = world.messages()
                .change(message.rewritten(
                        body, firstWords ? null : world.clock().instant()));
        world.interactions().tellChanged(interaction, edited);
        return edited;
    }

    /** A message that an interaction's token opens: its original or a further one; refused with 10008 otherwise. */
    Message opened(Interaction interaction, String name) {
        Snowflake id = name.equals("@original") ? interaction.original() : Snowflake.of(name);
        if (id == null) {
            throw DiscordError.UNKNOWN_MESSAGE.refusal();
        }
        return world.messages()
                .find(interaction.occasion().channel().id(), id)
                .filter(each -> id.equals(interaction.original()) || answers(each, interaction))
                .orElseThrow(DiscordError.UNKNOWN_MESSAGE::refusal);
    }

    private static boolean answers(Message message, Interaction interaction) {
        return message.origin().interaction() != null
                && message.origin()
                        .interaction()
                        .path("id")
                        .asText()
                        .equals(interaction.id().toString());
    }
}
