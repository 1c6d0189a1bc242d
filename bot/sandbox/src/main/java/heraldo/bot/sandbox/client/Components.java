package heraldo.bot.sandbox.client;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;

/** Finds components by custom id, however deep they stand. */
final class Components {
    private Components() {}

    static Optional<JsonNode> named(JsonNode node, String customId) {
        if (node.path("custom_id").asText().equals(customId) && !customId.isEmpty()) {
            return Optional.of(node);
        }
        for (JsonNode each : node) {
            Optional<JsonNode> found = each.isContainerNode() ? named(each, customId) : Optional.empty();
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }
}
