package heraldo.bot.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import heraldo.rules.kernel.Message;
import java.util.SortedMap;
import java.util.TreeMap;

/** JSON in columns. */
final class Json {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private Json() {}

    static String map(SortedMap<String, String> values) {
        return write(MAPPER.valueToTree(values));
    }

    static SortedMap<String, String> map(String text) {
        try {
            return MAPPER.readValue(text, new TypeReference<TreeMap<String, String>>() {});
        } catch (JsonProcessingException e) {
            throw unreadable(e);
        }
    }

    static String message(Message message) {
        return write(MessageTree.of(message));
    }

    static Message message(String text) {
        return MessageTree.message(read(text));
    }

    static String write(JsonNode tree) {
        try {
            return MAPPER.writeValueAsString(tree);
        } catch (JsonProcessingException e) {
            throw unreadable(e);
        }
    }

    static JsonNode read(String text) {
        try {
            return MAPPER.readTree(text);
        } catch (JsonProcessingException e) {
            throw unreadable(e);
        }
    }

    /** Without the cause, whose text quotes the document. */
    private static IllegalArgumentException unreadable(JsonProcessingException e) {
        return new IllegalArgumentException("unreadable JSON in the database: "
                + e.getClass().getSimpleName());
    }
}
