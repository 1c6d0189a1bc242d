package heraldo.bot.sandbox.rest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.world.Attachment;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Components as Discord returns them: numbered, with their defaults, their pictures resolved. */
final class ComponentRendering {
    private static final Set<Integer> SELECTS = Set.of(3, 5, 6, 7, 8);
    private static final int CONTAINER = 17;
    private static final List<String> MEDIA = List.of("media", "file");

    private final List<Attachment> files;
    private int lastId;

    private ComponentRendering(List<Attachment> files) {
        this.files = files;
    }

    static ArrayNode of(JsonNode components, List<Attachment> files) {
        return new ComponentRendering(files).all(components);
    }

    private ArrayNode all(JsonNode components) {
        List<ObjectNode> rendered = new ArrayList<>();
        for (JsonNode each : components) {
            rendered.add(one(each.deepCopy()));
        }
        return Json.array(rendered);
    }

    private ObjectNode one(ObjectNode component) {
        int own = component.path("id").asInt();
        lastId = own == 0 ? lastId + 1 : own;
        component.put("id", lastId);
        addDefaults(component);
        MEDIA.stream()
                .filter(component::has)
                .forEach(each -> MediaAddress.demand((ObjectNode) component.get(each), files));
        for (JsonNode item : component.path("items")) {
            MediaAddress.demand((ObjectNode) item.get("media"), files);
        }
        if (component.has("components")) {
            component.set("components", all(component.get("components")));
        }
        if (component.has("accessory")) {
            component.set("accessory", one(component.get("accessory").deepCopy()));
        }
        return component;
    }

    private static void addDefaults(ObjectNode component) {
        int type = component.path("type").asInt();
        if (SELECTS.contains(type)) {
            component.put("min_values", component.path("min_values").asInt(1));
            component.put("max_values", component.path("max_values").asInt(1));
        }
        if (type == CONTAINER) {
            component.put("spoiler", component.path("spoiler").asBoolean());
            component.set("accent_color", Json.value(component.get("accent_color")));
        }
    }
}
