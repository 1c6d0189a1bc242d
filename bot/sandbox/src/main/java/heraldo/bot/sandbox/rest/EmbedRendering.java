package heraldo.bot.sandbox.rest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.world.Attachment;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Embeds as Discord returns them: typed, without empty fields, their pictures resolved. */
final class EmbedRendering {
    private EmbedRendering() {}

    static ArrayNode of(JsonNode embeds, List<Attachment> files) {
        List<ObjectNode> rendered = new ArrayList<>();
        for (JsonNode each : embeds) {
            rendered.add(render(each.deepCopy(), files));
        }
        return Json.array(rendered);
    }

    private static ObjectNode render(ObjectNode embed, List<Attachment> files) {
        dropNulls(embed);
        embed.put("type", "rich");
        for (String picture : List.of("image", "thumbnail")) {
            if (embed.has(picture) && !MediaAddress.resolve((ObjectNode) embed.get(picture), files)) {
                embed.remove(picture);
            }
        }
        for (JsonNode field : embed.path("fields")) {
            ((ObjectNode) field).put("inline", field.path("inline").asBoolean());
        }
        return embed;
    }

    private static void dropNulls(ObjectNode node) {
        for (Iterator<JsonNode> each = node.elements(); each.hasNext(); ) {
            if (each.next().isNull()) {
                each.remove();
            }
        }
    }
}
