package heraldo.bot.store;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Messages as JSON: plain numbers and texts stand as they are, every other argument below a name of its kind. */
final class MessageTree {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final String KEY = "key";
    private static final String ARGUMENTS = "with";
    private static final String LONG = "long";
    private static final String SEAT = "seat";
    private static final String PLAYER = "player";
    private static final String MESSAGE = "message";

    private MessageTree() {}

    static ObjectNode of(Message message) {
        ObjectNode tree = NODES.objectNode().put(KEY, message.key());
        if (!message.arguments().isEmpty()) {
            ObjectNode arguments = tree.putObject(ARGUMENTS);
            message.arguments().forEach((name, value) -> arguments.set(name, argument(value)));
        }
        return tree;
    }

    static ArrayNode of(List<Message> messages) {
        ArrayNode trees = NODES.arrayNode();
        messages.forEach(message -> trees.add(of(message)));
        return trees;
    }

    static Message message(JsonNode tree) {
        SortedMap<String, Object> arguments = new TreeMap<>();
        tree.path(ARGUMENTS).properties().forEach(entry -> arguments.put(entry.getKey(), argument(entry.getValue())));
        return new Message(tree.get(KEY).asText(), arguments);
    }

    static List<Message> messages(JsonNode trees) {
        List<Message> messages = new ArrayList<>();
        trees.forEach(tree -> messages.add(message(tree)));
        return messages;
    }

    private static JsonNode argument(Object value) {
        return switch (value) {
            case Integer number -> IntNode.valueOf(number);
            case Long number -> NODES.objectNode().put(LONG, number);
            case String text -> TextNode.valueOf(text);
            case PlayerText words -> NODES.objectNode().put(PLAYER, words.text());
            case Seat seat -> NODES.objectNode().put(SEAT, seat.number());
            case Message message -> NODES.objectNode().set(MESSAGE, of(message));
            case List<?> list -> {
                ArrayNode items = NODES.arrayNode();
                list.forEach(item -> items.add(argument(item)));
                yield items;
            }
            default -> throw new IllegalArgumentException("cannot be kept: " + value.getClass());
        };
    }

    private static Object argument(JsonNode tree) {
        if (tree.isInt()) {
            return tree.intValue();
        }
        if (tree.isTextual()) {
            return tree.textValue();
        }
        if (tree.isArray()) {
            List<Object> items = new ArrayList<>();
            tree.forEach(item -> items.add(argument(item)));
            return List.copyOf(items);
        }
        String kind = tree.fieldNames().next();
        JsonNode value = tree.get(kind);
        return switch (kind) {
            case LONG -> value.longValue();
            case PLAYER -> new PlayerText(value.textValue());
            case SEAT -> new Seat(value.intValue());
            case MESSAGE -> message(value);
            default -> throw new IllegalArgumentException("no kind of argument: " + kind);
        };
    }
}
