package heraldo.rules.data;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Messages in JSON. Of their arguments, whole numbers, texts and lists stand for themselves; the rest says what it is. */
final class MessageJson {

    private static final String KEY = "key";
    private static final String ARGUMENTS = "arguments";
    private static final String LONG = "long";
    private static final String TYPED = "typed";
    private static final String SEAT = "seat";

    private MessageJson() {}

    static final class Writer extends StdSerializer<Message> {

        Writer() {
            super(Message.class);
        }

        @Override
        public void serialize(Message message, JsonGenerator json, SerializerProvider provider) throws IOException {
            json.writeStartObject();
            json.writeStringField(KEY, message.key());
            json.writeObjectFieldStart(ARGUMENTS);
            for (Map.Entry<String, Object> argument : message.arguments().entrySet()) {
                json.writeFieldName(argument.getKey());
                argument(argument.getValue(), json, provider);
            }
            json.writeEndObject();
            json.writeEndObject();
        }

        private void argument(Object value, JsonGenerator json, SerializerProvider provider) throws IOException {
            switch (value) {
                case Integer number -> json.writeNumber(number);
                case String text -> json.writeString(text);
                case Message message -> serialize(message, json, provider);
                case Long number -> tagged(LONG, number.toString(), json);
                case PlayerText text -> tagged(TYPED, text.text(), json);
                case Seat seat -> tagged(SEAT, seat.toString(), json);
                case List<?> list -> {
                    json.writeStartArray();
                    for (Object each : list) {
                        argument(each, json, provider);
                    }
                    json.writeEndArray();
                }
                default -> throw new IllegalStateException("cannot be said: " + value);
            }
        }

        private static void tagged(String tag, String text, JsonGenerator json) throws IOException {
            json.writeStartObject();
            json.writeStringField(tag, text);
            json.writeEndObject();
        }
    }

    static final class Reader extends StdDeserializer<Message> {

        Reader() {
            super(Message.class);
        }

        @Override
        public Message deserialize(JsonParser json, DeserializationContext context) throws IOException {
            return message(json.readValueAsTree());
        }

        private static Message message(JsonNode node) {
            SortedMap<String, Object> arguments = new TreeMap<>();
            node.path(ARGUMENTS).properties().forEach(each -> arguments.put(each.getKey(), argument(each.getValue())));
            return new Message(node.path(KEY).asText(), arguments);
        }

        private static Object argument(JsonNode node) {
            if (node.isInt()) {
                return node.intValue();
            }
            if (node.isTextual()) {
                return node.textValue();
            }
            if (node.isArray()) {
                List<Object> values = new ArrayList<>();
                node.forEach(each -> values.add(argument(each)));
                return List.copyOf(values);
            }
            return node.has(KEY) ? message(node) : tagged(node);
        }

        private static Object tagged(JsonNode node) {
            if (node.has(LONG)) {
                return Long.valueOf(node.path(LONG).asText());
            }
            return node.has(SEAT)
                    ? Seat.of(node.path(SEAT).asText())
                    : new PlayerText(node.path(TYPED).asText());
        }
    }
}
