package heraldo.bot.sandbox.rest;

import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.Json;
import java.util.Set;

/** The defaults that Discord writes into components where their author gave no value. */
final class ComponentDefaults {
    private static final Set<Integer> SELECTS = Set.of(3, 5, 6, 7, 8);
    private static final int THUMBNAIL = 11;
    private static final int FILE = 13;
    private static final int SEPARATOR = 14;
    private static final int CONTAINER = 17;

    private ComponentDefaults() {}

    static void addTo(ObjectNode component) {
        int type = component.path("type").asInt();
        if (SELECTS.contains(type)) {
            component.put("min_values", component.path("min_values").asInt(1));
            component.put("max_values", component.path("max_values").asInt(1));
        }
        switch (type) {
            case THUMBNAIL -> addToMedia(component);
            case FILE -> addSpoiler(component);
            case SEPARATOR -> {
                component.put("divider", component.path("divider").asBoolean(true));
                component.put("spacing", component.path("spacing").asInt(1));
            }
            case CONTAINER -> {
                addSpoiler(component);
                component.set("accent_color", Json.value(component.get("accent_color")));
            }
            default -> {
                /* nothing is left out */
            }
        }
    }

    /** A picture of a gallery or beside a section: its words, or none, and whether it is hidden at first. */
    static void addToMedia(ObjectNode item) {
        item.set("description", Json.value(item.get("description")));
        addSpoiler(item);
    }

    private static void addSpoiler(ObjectNode component) {
        component.put("spoiler", component.path("spoiler").asBoolean());
    }
}
