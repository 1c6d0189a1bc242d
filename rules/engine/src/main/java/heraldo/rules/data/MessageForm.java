package heraldo.rules.data;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import heraldo.rules.kernel.Message;
import heraldo.rules.kernel.PlayerText;
import heraldo.rules.kernel.Seat;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Messages. Of their arguments, whole numbers, texts and lists stand for themselves; the rest says what it is. */
final class MessageForm implements JsonForm {

    private static final String KEY = "key";
    private static final String ARGUMENTS = "arguments";
    private static final String LONG = "long";
    private static final String TYPED = "typed";
    private static final String SEAT = "seat";

    @Override
    public void write(Object value, JsonGenerator json) throws IOException {
        Message message = (Message) value;
        json.writeStartObject();
        json.writeStringField(KEY, message.key());
        json.writeObjectFieldStart(ARGUMENTS);
        for (Map.Entry<String, Object> argument : message.arguments().entrySet()) {
            json.writeFieldName(argument.getKey());
            argument(argument.getValue(), json);
        }
        json.writeEndObject();
        json.writeEndObject();
    }

    private void argument(Object value, JsonGenerator json) throws IOException {
        switch (value) {
            case Integer number -> json.writeNumber(number);
            case String text -> json.writeString(text);
            case Message message -> write(message, json);
            case Long number -> tagged(LONG, number.toString(), json);
            case PlayerText text -> tagged(TYPED, text.text(), json);
            case Seat seat -> tagged(SEAT, seat.toString(), json);
            case List<?> list -> {
                json.writeStartArray();
                for (Object each : list) {
                    argument(each, json);
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

    @Override
    public Object read(JsonParser json) throws IOException {
        JsonForm.demand(JsonToken.START_OBJECT, json);
        JsonForm.enter(KEY, json);
        return message(json);
    }

    /** The message whose key the parser has reached. */
    private static Message message(JsonParser json) throws IOException {
        String key = text(json);
        JsonForm.enter(ARGUMENTS, json);
        JsonForm.demand(JsonToken.START_OBJECT, json);
        SortedMap<String, Object> arguments = new TreeMap<>();
        for (String name = json.nextFieldName(); name != null; name = json.nextFieldName()) {
            json.nextToken();
            if (arguments.put(name, argument(json)) != null) {
                throw new IllegalArgumentException(name + " stands there twice");
            }
        }
        json.nextToken();
        JsonForm.demand(JsonToken.END_OBJECT, json);
        return new Message(key, Collections.unmodifiableSortedMap(arguments));
    }

    private static Object argument(JsonParser json) throws IOException {
        return switch (json.currentToken()) {
            case VALUE_NUMBER_INT -> json.getIntValue();
            case START_ARRAY -> list(json);
            case START_OBJECT -> typed(json);
            case null, default -> text(json);
        };
    }

    private static List<Object> list(JsonParser json) throws IOException {
        List<Object> values = new ArrayList<>();
        while (json.nextToken() != JsonToken.END_ARRAY) {
            values.add(argument(json));
        }
        return List.copyOf(values);
    }

    private static Object typed(JsonParser json) throws IOException {
        String tag = String.valueOf(json.nextFieldName());
        json.nextToken();
        if (tag.equals(KEY)) {
            return message(json);
        }
        Object value = typed(tag, text(json));
        json.nextToken();
        JsonForm.demand(JsonToken.END_OBJECT, json);
        return value;
    }

    private static Object typed(String tag, String text) {
        return switch (tag) {
            case LONG -> Long.valueOf(text);
            case SEAT -> Seat.of(text);
            case TYPED -> new PlayerText(text);
            default -> throw new IllegalArgumentException("nothing to be said is a " + tag);
        };
    }

    private static String text(JsonParser json) throws IOException {
        JsonForm.demand(JsonToken.VALUE_STRING, json);
        return json.getText();
    }
}
