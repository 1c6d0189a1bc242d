package heraldo.bot.sandbox.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.Form;
import java.util.HashSet;
import java.util.Set;

/**
 * The answers to radio groups, checkbox groups and checkboxes of a modal, in Discord's form: one value or null, several values,
 * or a boolean.
 */
final class Ticked {
    private static final int RADIO = 21;
    private static final int GROUP = 22;
    private static final int BOX = 23;
    private static final Set<Integer> KINDS = Set.of(RADIO, GROUP, BOX);

    private Ticked() {}

    /** Returns whether a component is a radio group, a checkbox group or a checkbox. */
    static boolean isAsked(JsonNode asked) {
        return KINDS.contains(asked.path("type").asInt());
    }

    /** Puts what was ticked into what the bot is told; refused with 50035 if it is not what is asked for. */
    static void tell(JsonNode asked, JsonNode given, ObjectNode told) {
        switch (asked.path("type").asInt()) {
            case BOX -> told.put("value", given.path("value").asBoolean());
            case RADIO -> {
                String value = given.path("value").asText("");
                demand(value.isEmpty() ? !required(asked) : offered(asked).contains(value));
                told.put("value", value.isEmpty() ? null : value);
            }
            default -> {
                Set<String> values = new HashSet<>();
                given.path("values").forEach(each -> values.add(each.asText()));
                int size = values.size();
                int most = asked.path("max_values").asInt(asked.path("options").size());
                int least =
                        required(asked) ? Math.max(1, asked.path("min_values").asInt(1)) : 0;
                demand(size >= least && size <= most && offered(asked).containsAll(values));
                told.set("values", given.path("values").isArray() ? given.get("values") : told.arrayNode());
            }
        }
    }

    private static boolean required(JsonNode asked) {
        return asked.path("required").asBoolean(true);
    }

    private static Set<String> offered(JsonNode asked) {
        return Set.copyOf(asked.path("options").findValuesAsText("value"));
    }

    private static void demand(boolean fits) {
        if (!fits) {
            throw Form.wrong("values", "COMPONENT_VALIDATION_FAILED", "Component validation failed: values");
        }
    }
}
