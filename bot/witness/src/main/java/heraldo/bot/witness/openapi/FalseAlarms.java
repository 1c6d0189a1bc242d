package heraldo.bot.witness.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** The deviations of Discord from its own description, in values that it takes and gives. */
final class FalseAlarms {
    private static final List<String> NUMBERS_AS_TEXT = List.of("contexts", "integration_types");
    private static final List<String> IDS_AS_NUMBERS = List.of("attachments", "permission_overwrites");
    private static final String RECIPIENT = "recipient_id";
    private static final int DEFERRED = 5;

    private FalseAlarms() {}

    /** Numbers written as text, a permission set written as text, ids of attachments, overwrites and readers of letters as numbers. */
    static JsonNode removedFromBody(JsonNode body) {
        JsonNode copy = body.deepCopy();
        visit(copy);
        return copy;
    }

    /** The message of a deferred answer, which Discord returns and its description leaves out. */
    static JsonNode removedFromAnswer(JsonNode answer) {
        if (answer.at("/resource/type").asInt() != DEFERRED) {
            return answer;
        }
        ObjectNode copy = answer.deepCopy();
        copy.remove("resource");
        return copy;
    }

    private static void visit(JsonNode node) {
        if (node instanceof ObjectNode object) {
            NUMBERS_AS_TEXT.stream().filter(object::has).forEach(each -> toNumbers(object, each));
            if (object.path("default_member_permissions").isTextual()) {
                object.put(
                        "default_member_permissions",
                        object.get("default_member_permissions").asLong());
            }
            if (object.path(RECIPIENT).isIntegralNumber()) {
                object.put(RECIPIENT, object.get(RECIPIENT).asText());
            }
            IDS_AS_NUMBERS.forEach(each -> object.path(each).forEach(FalseAlarms::toText));
        }
        node.forEach(FalseAlarms::visit);
    }

    private static void toNumbers(ObjectNode object, String field) {
        ArrayNode numbers = object.arrayNode();
        object.get(field).forEach(each -> numbers.add(each.asInt()));
        object.set(field, numbers);
    }

    private static void toText(JsonNode identified) {
        ((ObjectNode) identified).put("id", identified.path("id").asText());
    }
}
