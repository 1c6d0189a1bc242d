package heraldo.bot.sandbox.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.DiscordError;
import heraldo.bot.sandbox.wire.Form;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Interaction;
import heraldo.bot.sandbox.world.User;
import heraldo.bot.sandbox.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A modal filled in and sent: it must be open, and what was filled in must be what it asks for. */
final class ModalUse {
    private static final int ROW = 1;
    private static final int TEXT_INPUT = 4;
    private static final int LABEL = 18;
    private static final int LONGEST = 4000;

    private final World world;

    ModalUse(World world) {
        this.world = world;
    }

    Interaction.Occasion read(User user, Channel channel, JsonNode body) {
        JsonNode data = body.get("data");
        Interaction opener = world.interactions()
                .withModal(user.id(), data.path("custom_id").asText())
                .orElseThrow(DiscordError.UNKNOWN_INTERACTION::refusal);
        ObjectNode told = Json.object("custom_id", data.get("custom_id"));
        ObjectNode filled = Json.object();
        JsonNode modal = Optional.ofNullable(opener.modal()).orElseThrow(DiscordError.UNKNOWN_INTERACTION::refusal);
        Form.check(
                Json.object("data", filled),
                form -> form.inner(
                        "data",
                        inner -> told.set(
                                "components", Json.array(parts(inner, modal.path("components"), data, channel)))));
        opener.modal(null);
        String nonce = Json.text(body, "nonce").orElse(null);
        return new Interaction.Occasion(
                Interaction.MODAL, user, channel, told, opener.occasion().source(), nonce, opener.metadata());
    }

    /** The parts in the modal's own shape, with what was filled in. */
    private List<ObjectNode> parts(Form complaints, JsonNode asked, JsonNode data, Channel channel) {
        List<ObjectNode> parts = new ArrayList<>();
        int id = 1;
        for (JsonNode part : asked) {
            int type = part.path("type").asInt();
            ObjectNode told = Json.object("type", type, "id", id++);
            if (type == ROW) {
                told.set(
                        "components",
                        Json.array(List.of(
                                input(complaints, part.path("components").path(0), data, channel)
                                        .put("id", id++))));
            } else if (type == LABEL) {
                told.set(
                        "component",
                        input(complaints, part.path("component"), data, channel).put("id", id++));
            }
            parts.add(told);
        }
        return parts;
    }

    private ObjectNode input(Form complaints, JsonNode asked, JsonNode data, Channel channel) {
        String name = asked.path("custom_id").asText();
        JsonNode given = Components.named(data.path("components"), name).orElse(Json.object());
        ObjectNode told = Json.object("type", asked.get("type"), "custom_id", name);
        if (asked.path("type").asInt() == TEXT_INPUT) {
            String value = given.path("value").asText("");
            checkText(complaints, asked, name, value);
            return told.put("value", value);
        }
        if (Ticked.isAsked(asked)) {
            Ticked.tell(asked, given, told);
            return told;
        }
        ObjectNode menu = asked.deepCopy();
        if (!asked.path("required").asBoolean(true) && given.path("values").isEmpty()) {
            menu.put("min_values", 0);
        }
        told.set("values", new ChosenValues(world, channel).read(menu, given.path("values")));
        return told;
    }

    private static void checkText(Form complaints, JsonNode asked, String name, String value) {
        boolean required = asked.path("required").asBoolean(true);
        int length = value.codePointCount(0, value.length());
        if (value.isEmpty()) {
            if (required) {
                complaints.complain(name, "BASE_TYPE_REQUIRED", "This field is required");
            }
            return;
        }
        int least = asked.path("min_length").asInt(0);
        int most = asked.path("max_length").asInt(LONGEST);
        if (length < least || length > most) {
            complaints.complain(
                    name, "BASE_TYPE_BAD_LENGTH", "Must be between " + least + " and " + most + " in length.");
        }
    }
}
