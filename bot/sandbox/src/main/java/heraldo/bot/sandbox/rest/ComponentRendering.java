package heraldo.bot.sandbox.rest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Attachment;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/** Components as Discord returns them: numbered, with their defaults, their pictures resolved. */
final class ComponentRendering {
    private static final List<String> MEDIA = List.of("media", "file");

    private final Supplier<Snowflake> ids;
    private final List<Attachment> files;
    private final Set<Integer> taken = new HashSet<>();
    private int lastNumber;

    ComponentRendering(Supplier<Snowflake> ids, List<Attachment> files) {
        this.ids = ids;
        this.files = files;
    }

    /** The components of a message that has passed its checks. */
    ArrayNode of(JsonNode components) {
        noteNumbers(components);
        return all(components);
    }

    /** Numbers that the author gave are given to nobody else. */
    private void noteNumbers(JsonNode components) {
        for (JsonNode each : components) {
            taken.add(each.path("id").asInt());
            noteNumbers(each.path("components"));
            taken.add(each.path("accessory").path("id").asInt());
        }
    }

    private ArrayNode all(JsonNode components) {
        List<ObjectNode> rendered = new ArrayList<>();
        for (JsonNode each : components) {
            rendered.add(one(each.deepCopy()));
        }
        return Json.array(rendered);
    }

    private ObjectNode one(ObjectNode component) {
        component.put("id", number(component.path("id").asInt()));
        ComponentDefaults.addTo(component);
        media(component);
        for (JsonNode item : component.path("items")) {
            media((ObjectNode) item);
            ComponentDefaults.addToMedia((ObjectNode) item);
        }
        if (component.has("components")) {
            component.set("components", all(component.get("components")));
        }
        if (component.has("accessory")) {
            component.set("accessory", one(component.get("accessory").deepCopy()));
        }
        return component;
    }

    private int number(int own) {
        if (own != 0) {
            return own;
        }
        do {
            lastNumber++;
        } while (taken.contains(lastNumber));
        return lastNumber;
    }

    private void media(ObjectNode holder) {
        MEDIA.stream().filter(holder::has).forEach(each -> resolve(holder, (ObjectNode) holder.get(each)));
    }

    private void resolve(ObjectNode holder, ObjectNode media) {
        String url = media.path("url").asText();
        if (MediaAddress.ofFile(url)) {
            MediaAddress.find(url, files).ifPresent(file -> ofFile(holder, media, file));
        } else {
            media.put("id", ids.get().toString());
        }
        MediaAddress.resolve(media, files);
    }

    private static void ofFile(ObjectNode holder, ObjectNode media, Attachment file) {
        media.put("id", file.id().toString()).put("attachment_id", file.id().toString());
        if (holder.has("file")) {
            holder.put("name", file.filename()).put("size", file.bytes().length);
        }
    }
}
