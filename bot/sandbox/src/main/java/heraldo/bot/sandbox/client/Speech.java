package heraldo.bot.sandbox.client;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.rest.MentionReading;
import heraldo.bot.sandbox.wire.DiscordError;
import heraldo.bot.sandbox.wire.Form;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Message;
import heraldo.bot.sandbox.world.MessageBody;
import heraldo.bot.sandbox.world.Origin;
import heraldo.bot.sandbox.world.Threads;
import heraldo.bot.sandbox.world.User;
import heraldo.bot.sandbox.world.World;

/** The plain texts that people write into channels. */
final class Speech {
    private final World world;

    Speech(World world) {
        this.world = world;
    }

    /** Posts a text; refused with 50006 if it is empty, with 50035 if it is too long. */
    Message say(Channel channel, User author, JsonNode body) {
        Form.check(body, form -> form.required("content").text("content", 0, 2000));
        String content = body.get("content").asText().strip();
        if (content.isEmpty()) {
            throw DiscordError.EMPTY_MESSAGE.refusal();
        }
        Threads.demandWritable(world, channel, author.id());
        if (!channel.holdsMessages()) {
            throw DiscordError.WRONG_CHANNEL_TYPE.refusal();
        }
        MessageBody said = MessageBody.text(
                content, new MentionReading(world, channel, author, body.path("allowed_mentions")).read(content));
        Origin origin = new Origin(null, null, null, Json.text(body, "nonce").orElse(null));
        return world.messages().post(Message.fresh(world.nextId(), channel, Message.PLAIN, author, said, origin));
    }
}
