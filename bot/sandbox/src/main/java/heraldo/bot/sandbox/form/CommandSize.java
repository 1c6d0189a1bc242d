package heraldo.bot.sandbox.form;

import com.fasterxml.jackson.databind.JsonNode;

/** The size of a command in characters: names, descriptions and values of it and all below, each in its longest language. */
final class CommandSize {
    private CommandSize() {}

    static int of(JsonNode command) {
        int size = longest(command, "name") + longest(command, "description");
        if (command.path("value").isTextual()) {
            size += command.get("value").asText().length();
        }
        for (JsonNode option : command.path("options")) {
            size += of(option);
        }
        for (JsonNode choice : command.path("choices")) {
            size += of(choice);
        }
        return size;
    }

    private static int longest(JsonNode node, String field) {
        int longest = node.path(field).asText().length();
        for (JsonNode text : node.path(field + "_localizations")) {
            longest = Math.max(longest, text.asText().length());
        }
        return longest;
    }
}
