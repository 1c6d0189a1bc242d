package heraldo.bot.sandbox.person;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A form (a modal) that the bot opened before a person.
 *
 * @param json what the gateway told of it
 * @param origin the message from which it was opened, which may be changed in place when it is handed in; null if none
 */
public record Form(JsonNode json, @Nullable String origin) {
    private static final int ROW = 1;
    private static final int TEXT_INPUT = 4;
    private static final int LABEL = 18;
    private static final int RADIO = 21;
    private static final int BOX = 23;

    public String title() {
        return json.path("title").asText();
    }

    /** The body that hands the form in, its fields filled from the top; several values of a menu between commas. */
    ObjectNode filled(List<String> values) {
        Iterator<String> next = values.iterator();
        ObjectNode data = ClientApi.JSON.createObjectNode();
        data.put("id", json.path("id").asText())
                .put("custom_id", json.path("custom_id").asText());
        ArrayNode parts = data.putArray("components");
        json.path("components").forEach(part -> fill(part, next, parts));
        return data;
    }

    private static void fill(JsonNode part, Iterator<String> next, ArrayNode parts) {
        if (part.path("type").asInt() == LABEL) {
            parts.addObject().put("type", LABEL).set("component", answer(part.path("component"), next));
        } else if (part.path("type").asInt() == ROW) {
            ArrayNode row = parts.addObject().put("type", ROW).putArray("components");
            part.path("components").forEach(field -> row.add(answer(field, next)));
        }
    }

    /** Returns the value of a field that the user leaves as it is. */
    private static String left(JsonNode field) {
        return field.has("options")
                ? Said.stream(field.path("options"))
                        .filter(option -> option.path("default").asBoolean())
                        .map(option -> option.path("value").asText())
                        .collect(Collectors.joining(","))
                : field.path("value").asText();
    }

    private static ObjectNode answer(JsonNode field, Iterator<String> next) {
        int type = field.path("type").asInt();
        ObjectNode answer = ClientApi.JSON
                .createObjectNode()
                .put("type", type)
                .put("custom_id", field.path("custom_id").asText());
        String given = next.hasNext() ? next.next() : left(field);
        if (type == BOX) {
            return answer.put("value", Boolean.parseBoolean(given));
        }
        if (type == TEXT_INPUT || type == RADIO) {
            return answer.put("value", given);
        }
        ArrayNode values = answer.putArray("values");
        Stream.of(given.split(",", -1)).filter(each -> !each.isEmpty()).forEach(values::add);
        return answer;
    }
}
