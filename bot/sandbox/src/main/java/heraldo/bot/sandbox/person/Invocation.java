package heraldo.bot.sandbox.person;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A slash command as it is typed: its path and its options by name, names in any language the command has.
 *
 * @param path e.g. {@code campaign new}
 * @param options what stands in each option, as text
 * @param focus the option being written while choices are asked for; null when the command is sent
 */
record Invocation(
        String path, Map<String, String> options, @Nullable String focus) {
    private static final int SUBCOMMAND = 1;
    private static final int GROUP = 2;
    private static final int INTEGER = 4;
    private static final int BOOLEAN = 5;
    private static final int NUMBER = 10;

    /** The command's own name. */
    String command() {
        return path.replaceFirst(" .*", "");
    }

    /** The data of the interaction, from the commands that the person sees. */
    ObjectNode data(JsonNode commands) {
        String[] words = path.split(" ");
        JsonNode command = find(commands, words[0]);
        ObjectNode data = ClientApi.JSON.createObjectNode();
        data.put("id", command.path("id").asText())
                .put("name", command.path("name").asText())
                .put("version", command.path("version").asText())
                .put("type", SUBCOMMAND);
        fill(data.putArray("options"), command, words, 1);
        return data;
    }

    private void fill(ArrayNode into, JsonNode node, String[] words, int at) {
        if (at == words.length) {
            options.forEach((name, text) -> into.add(answer(find(node.path("options"), name), text)));
            return;
        }
        JsonNode branch = find(node.path("options"), words[at]);
        ObjectNode next = into.addObject();
        next.put("type", branch.path("type").asInt() == GROUP ? GROUP : SUBCOMMAND)
                .put("name", branch.path("name").asText());
        fill(next.putArray("options"), branch, words, at + 1);
    }

    private ObjectNode answer(JsonNode option, String text) {
        int type = option.path("type").asInt();
        ObjectNode answer = ClientApi.JSON.createObjectNode();
        answer.put("type", type).put("name", option.path("name").asText());
        if (focus != null && named(option, focus)) {
            return answer.put("value", text).put("focused", true);
        }
        return switch (type) {
            case INTEGER -> answer.put("value", Long.parseLong(text));
            case BOOLEAN -> answer.put("value", Boolean.parseBoolean(text));
            case NUMBER -> answer.put("value", Double.parseDouble(text));
            default -> answer.put("value", text);
        };
    }

    private JsonNode find(JsonNode things, String name) {
        return Said.stream(things)
                .filter(thing -> named(thing, name))
                .findFirst()
                .orElseThrow(() -> new TurnedAwayException("there is no \"" + name + "\" in /" + path));
    }

    private static boolean named(JsonNode thing, String name) {
        return thing.path("name").asText().equals(name)
                || Said.stream(thing.path("name_localizations"))
                        .anyMatch(local -> local.asText().equals(name));
    }
}
