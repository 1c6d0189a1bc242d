package heraldo.bot.sandbox.rest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import heraldo.bot.sandbox.wire.DiscordError;
import heraldo.bot.sandbox.world.Attachment;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Mentions;
import heraldo.bot.sandbox.world.MessageBody;
import heraldo.bot.sandbox.world.Upload;
import heraldo.bot.sandbox.world.World;
import java.util.List;

/** Makes what a message says from a body that has passed its checks, as Discord fills it out. */
final class Composition {
    /** Flags that an author may set. */
    private static final int SETTABLE = MessageBody.SUPPRESS_NOTIFICATIONS | MessageBody.COMPONENTS_V2 | 1 << 2;

    private final World world;
    private final Channel channel;

    Composition(World world, Channel channel) {
        this.world = world;
        this.channel = channel;
    }

    /**
     * A new message; refused with 50006 if it is empty.
     *
     * @param forced flags to be set whatever the body says
     */
    MessageBody fresh(JsonNode body, List<Upload> uploads, int forced) {
        int flags = (body.path("flags").asInt() & SETTABLE) | forced;
        return full(body, uploads, MessageBody.empty(flags));
    }

    /** An edited message: what the body does not name stays; refused with 50006 if nothing is left. */
    MessageBody edited(JsonNode body, List<Upload> uploads, MessageBody before) {
        int flags =
                (before.flags() & ~MessageBody.LOADING) | (body.path("flags").asInt() & MessageBody.COMPONENTS_V2);
        return full(body, uploads, before.withFlags(flags));
    }

    private MessageBody full(JsonNode body, List<Upload> uploads, MessageBody before) {
        List<Attachment> files = new AttachmentList(world.files(), channel).read(body, uploads, before.attachments());
        String content = body.has("content") ? body.get("content").asText("").strip() : before.content();
        MediaReferences.check(body, files);
        ArrayNode components = body.has("components")
                ? new ComponentRendering(world::nextId, files).of(body.path("components"))
                : before.components();
        MessageBody made = new MessageBody(
                body.path("content").isNull() ? "" : content,
                body.has("embeds") ? EmbedRendering.of(body.path("embeds"), files) : before.embeds(),
                components,
                files,
                before.flags(),
                body.has("content") || body.has("components")
                        ? mentions(body, content, components)
                        : before.mentions());
        if (made.isEmpty()) {
            throw DiscordError.EMPTY_MESSAGE.refusal();
        }
        return made;
    }

    private Mentions mentions(JsonNode body, String content, ArrayNode components) {
        String said = content + " " + String.join(" ", components.findValuesAsText("content"));
        return new MentionReading(world, channel, world.bot(), body.path("allowed_mentions")).read(said);
    }
}
