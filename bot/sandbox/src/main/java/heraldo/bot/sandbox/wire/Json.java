package heraldo.bot.sandbox.wire;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** JSON as Discord writes it. */
public final class Json {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final DateTimeFormatter TIMESTAMP = DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.SSSSSSxxx");

    private Json() {}

    /** An object of the given names and values, in turn; values as for {@link #value}. */
    public static ObjectNode object(@Nullable Object... namesAndValues) {
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            object.set(String.valueOf(namesAndValues[i]), value(namesAndValues[i + 1]));
        }
        return object;
    }

    /** An array of the given values, each as for {@link #value}. */
    public static ArrayNode array(Iterable<?> values) {
        ArrayNode array = JsonNodeFactory.instance.arrayNode();
        values.forEach(each -> array.add(value(each)));
        return array;
    }

    /** A value as JSON: null, text, number, boolean, node, snowflake, instant (ISO 8601), or a list of these. */
    public static JsonNode value(@Nullable Object value) {
        return switch (value) {
            case null -> JsonNodeFactory.instance.nullNode();
            case JsonNode node -> node;
            case String text -> JsonNodeFactory.instance.textNode(text);
            case Integer number -> JsonNodeFactory.instance.numberNode(number);
            case Long number -> JsonNodeFactory.instance.numberNode(number);
            case Boolean truth -> JsonNodeFactory.instance.booleanNode(truth);
            case Snowflake id -> JsonNodeFactory.instance.textNode(id.toString());
            case Instant time -> JsonNodeFactory.instance.textNode(timestamp(time));
            case Iterable<?> values -> array(values);
            default -> throw new IllegalArgumentException("No JSON for " + value.getClass());
        };
    }

    /** An instant as Discord writes it, as {@code 2026-11-21T20:00:00.000000+00:00}. */
    public static String timestamp(Instant time) {
        return TIMESTAMP.format(time.atOffset(ZoneOffset.UTC));
    }

    /**
     * Reads a body.
     *
     * @throws Refused 50109 if it is no JSON
     */
    public static JsonNode read(String text) {
        try {
            return MAPPER.readTree(text);
        } catch (JsonProcessingException e) {
            throw DiscordError.NOT_JSON.refusal();
        }
    }

    /** The text of a node: compact JSON. */
    public static String write(JsonNode node) {
        return node.toString();
    }

    /** The text of a field that is there and not null. */
    public static Optional<String> text(JsonNode node, String field) {
        return node.hasNonNull(field) ? Optional.of(node.get(field).asText()) : Optional.empty();
    }
}
