package heraldo.bot.discord;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.person.Said;
import heraldo.bot.sandbox.traffic.Exchange;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Interaction;
import heraldo.bot.sandbox.world.Mentions;
import heraldo.bot.sandbox.world.Message;
import heraldo.bot.sandbox.world.MessageBody;
import heraldo.bot.sandbox.world.Origin;
import heraldo.bot.sandbox.world.User;
import heraldo.bot.sandbox.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Sends the bot whatever one likes in anybody's name, also what Discord would never let through; one thing at a time. */
final class Forger {

    private static final int SUGGESTIONS = 8;
    private static final int MODAL = 9;
    private static final int BUTTON = 2;
    private static final int MENU = 3;
    private static final int TEXT_INPUT = 4;
    private static final int LABEL = 18;
    private static final int EPHEMERAL = 1 << 6;

    private final World world;
    private final BlockingQueue<Exchange> answers = new LinkedBlockingQueue<>();

    Forger(Stage stage) {
        this.world = stage.sandbox().world();
        stage.sandbox().traffic().watch(this::hear);
    }

    /**
     * What came back.
     *
     * @param whispered whether nobody else can see it
     * @param opened whether a modal opened
     * @param text the words of the answer
     * @param plain whether there is nothing but words without a frame
     * @param choices what was suggested
     * @param box the modal that opened
     * @param menus the menus below the words
     * @param buttons the ids of the buttons
     */
    record Heard(
            boolean whispered,
            boolean opened,
            String text,
            boolean plain,
            List<String> choices,
            Optional<JsonNode> box,
            List<JsonNode> menus,
            List<String> buttons) {

        /** All that can be read: words, what menus offer, what stands in a modal. */
        String told() {
            return text + menus + box.map(JsonNode::toString).orElse("");
        }
    }

    Heard command(User user, Channel channel, ObjectNode data) {
        return send(new Interaction.Occasion(Interaction.COMMAND, user, channel, data, null, null, null));
    }

    Heard type(User user, Channel channel, ObjectNode data) {
        return send(new Interaction.Occasion(Interaction.AUTOCOMPLETE, user, channel, data, null, null, null));
    }

    /** Presses a button of any id on a message that has no such button. */
    Heard press(User user, Channel channel, String customId) {
        ObjectNode data = Json.object("id", 1, "custom_id", customId, "component_type", 2);
        return send(new Interaction.Occasion(Interaction.COMPONENT, user, channel, data, message(channel), null, null));
    }

    /** Chooses anything in a menu of any id on a message that has no such menu. */
    Heard choose(User user, Channel channel, String customId, String value) {
        ObjectNode data = Json.object("id", 1, "custom_id", customId, "component_type", MENU, "values", List.of(value));
        return send(new Interaction.Occasion(Interaction.COMPONENT, user, channel, data, message(channel), null, null));
    }

    /** Presses a button, or chooses something in a menu, on a message that nobody else sees. */
    Heard turn(User user, Channel channel, String customId, Optional<String> value) {
        ObjectNode data =
                Json.object("id", 1, "custom_id", customId, "component_type", value.isPresent() ? MENU : BUTTON);
        value.ifPresent(chosen -> data.putArray("values").add(chosen));
        return send(new Interaction.Occasion(
                Interaction.COMPONENT, user, channel, data, whisper(user, channel), null, null));
    }

    /** Hands in a modal that was never opened, with nothing in it. */
    Heard fill(User user, Channel channel, String customId) {
        return fill(user, channel, customId, List.of());
    }

    /** Hands in a modal that was never opened, with something in one of its fields. */
    Heard fill(User user, Channel channel, String customId, String field, String text) {
        ObjectNode component = Json.object("id", 2, "type", TEXT_INPUT, "custom_id", field, "value", text);
        return fill(user, channel, customId, List.of(Json.object("id", 1, "type", LABEL, "component", component)));
    }

    private Heard fill(User user, Channel channel, String customId, List<ObjectNode> fields) {
        ObjectNode data = Json.object("custom_id", customId, "components", fields);
        return send(new Interaction.Occasion(Interaction.MODAL, user, channel, data, null, null, null));
    }

    /** Hands in a modal that is open, the same text in every place of it, and what is offered first in every menu. */
    Heard fill(User user, Channel channel, JsonNode box, String text) {
        List<ObjectNode> labels = new ArrayList<>();
        for (JsonNode label : box.path("components")) {
            int id = 2 * labels.size() + 1;
            ObjectNode answer = answer(label.path("component"), text).put("id", id + 1);
            labels.add(Json.object("type", LABEL, "id", id, "component", answer));
        }
        return fill(user, channel, box.path("custom_id").asText(), labels);
    }

    private static ObjectNode answer(JsonNode field, String text) {
        ObjectNode answer = Json.object(
                "type",
                field.path("type").asInt(),
                "custom_id",
                field.path("custom_id").asText());
        if (field.path("type").asInt() == MENU) {
            answer.putArray("values").add(field.at("/options/0/value").asText());
            return answer;
        }
        return answer.put("value", text);
    }

    private Message message(Channel channel) {
        return world.exclusively(() -> world.messages()
                .post(Message.fresh(
                        world.nextId(),
                        channel,
                        Message.PLAIN,
                        world.bot(),
                        MessageBody.text("…", Mentions.NONE),
                        Origin.PLAIN)));
    }

    private Message whisper(User user, Channel channel) {
        return world.exclusively(() -> {
            Snowflake id = world.nextId();
            ObjectNode asked = Json.object("id", id, "type", 2, "user", user.json());
            asked.putObject("authorizing_integration_owners");
            return world.messages()
                    .post(Message.fresh(
                            id,
                            channel,
                            Message.COMMAND_REPLY,
                            world.bot(),
                            MessageBody.text("…", Mentions.NONE).withFlags(EPHEMERAL),
                            new Origin(asked, user.id(), null, null)));
        });
    }

    private void hear(Exchange exchange) {
        if (exchange.path().endsWith("/callback") || exchange.path().endsWith("/messages/@original")) {
            answers.add(exchange);
        }
    }

    private Heard send(Interaction.Occasion occasion) {
        answers.clear();
        Snowflake id =
                world.exclusively(() -> world.interactions().begin(occasion)).id();
        JsonNode first = next("/interactions/" + id + "/").body();
        int type = first.path("type").asInt();
        if (type == SUGGESTIONS || type == MODAL) {
            List<String> choices = new ArrayList<>();
            first.at("/data/choices")
                    .forEach(choice -> choices.add(choice.path("value").asText()));
            Optional<JsonNode> box = Optional.of(first.path("data")).filter(data -> type == MODAL);
            return new Heard(true, type == MODAL, "", true, choices, box, List.of(), List.of());
        }
        boolean whispered = (first.at("/data/flags").asInt() & EPHEMERAL) != 0;
        Exchange answer = next("/messages/@original");
        JsonNode said = answer.body();
        boolean plain = said.path("embeds").isEmpty()
                && said.path("components").isEmpty()
                && answer.files().isEmpty();
        return new Heard(
                whispered,
                false,
                read(words(said)),
                plain,
                List.of(),
                Optional.empty(),
                parts(said, MENU),
                parts(said, BUTTON).stream()
                        .map(button -> button.path("custom_id").asText())
                        .filter(button -> !button.isEmpty())
                        .toList());
    }

    /** The next answer on a path; what is said once more to an earlier interaction is not heard. */
    private Exchange next(String path) {
        try {
            Exchange exchange = answers.poll(60, TimeUnit.SECONDS);
            while (exchange != null && !exchange.path().contains(path)) {
                exchange = answers.poll(60, TimeUnit.SECONDS);
            }
            if (exchange == null) {
                throw new IllegalStateException("the bot does not answer on " + path);
            }
            return exchange;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** Signs are read as what they stand for, be they letters or pictures. */
    private static String read(String words) {
        ObjectNode message = Json.object("content", words);
        return new Said(message).text();
    }

    private static String words(JsonNode said) {
        StringBuilder words = new StringBuilder(said.path("content").asText());
        said.path("embeds")
                .forEach(embed -> words.append('\n')
                        .append(embed.path("title").asText())
                        .append('\n')
                        .append(embed.path("description").asText()));
        words(said.path("components"), words);
        return words.toString();
    }

    /** The texts of a message that is laid out in parts. */
    private static void words(JsonNode parts, StringBuilder into) {
        parts.forEach(part -> {
            if (part.has("content")) {
                into.append('\n').append(part.path("content").asText());
            }
            words(part.path("components"), into);
        });
    }

    private static List<JsonNode> parts(JsonNode said, int type) {
        List<JsonNode> found = new ArrayList<>();
        collect(said.path("components"), type, found);
        return found;
    }

    private static void collect(JsonNode parts, int type, List<JsonNode> found) {
        parts.forEach(part -> {
            if (part.path("type").asInt() == type) {
                found.add(part);
            }
            collect(part.path("components"), type, found);
        });
    }
}
