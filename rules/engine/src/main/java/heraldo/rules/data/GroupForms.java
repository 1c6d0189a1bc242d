package heraldo.rules.data;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** Values made of others of one type: lists, sorted sets, sorted maps and options. What is read cannot be changed. */
final class GroupForms {

    private GroupForms() {}

    /** In their order. */
    record Lists(JsonForm element) implements JsonForm {

        @Override
        public void write(Object value, JsonGenerator json) throws IOException {
            writeAll((Collection<?>) value, element, json);
        }

        @Override
        public Object read(JsonParser json) throws IOException {
            List<Object> elements = new ArrayList<>();
            readAll(elements, element, json);
            return List.copyOf(elements);
        }
    }

    /** Lists without repetition, in ascending order. */
    record Sets(JsonForm element) implements JsonForm {

        @Override
        public void write(Object value, JsonGenerator json) throws IOException {
            writeAll((Collection<?>) value, element, json);
        }

        @Override
        public Object read(JsonParser json) throws IOException {
            TreeSet<Object> elements = new TreeSet<>();
            readAll(elements, element, json);
            return Collections.unmodifiableSortedSet(elements);
        }
    }

    private static void writeAll(Collection<?> values, JsonForm element, JsonGenerator json) throws IOException {
        json.writeStartArray();
        for (Object each : values) {
            element.write(each, json);
        }
        json.writeEndArray();
    }

    private static void readAll(Collection<Object> elements, JsonForm element, JsonParser json) throws IOException {
        JsonForm.demand(JsonToken.START_ARRAY, json);
        while (json.nextToken() != JsonToken.END_ARRAY) {
            elements.add(element.read(json));
        }
    }

    /** In the order of the keys. */
    record Maps(TextForm<?> key, JsonForm value) implements JsonForm {

        @Override
        public void write(Object map, JsonGenerator json) throws IOException {
            json.writeStartObject();
            for (Map.Entry<?, ?> each : ((SortedMap<?, ?>) map).entrySet()) {
                json.writeFieldName(key.text(each.getKey()));
                value.write(each.getValue(), json);
            }
            json.writeEndObject();
        }

        @Override
        public Object read(JsonParser json) throws IOException {
            JsonForm.demand(JsonToken.START_OBJECT, json);
            SortedMap<Object, Object> map = new TreeMap<>();
            for (String name = json.nextFieldName(); name != null; name = json.nextFieldName()) {
                json.nextToken();
                if (map.put(key.parse().apply(name), value.read(json)) != null) {
                    throw new IllegalArgumentException(name + " stands there twice");
                }
            }
            return Collections.unmodifiableSortedMap(map);
        }
    }

    /** Empty ones are null. */
    record Options(JsonForm value) implements JsonForm {

        @Override
        public void write(Object option, JsonGenerator json) throws IOException {
            Optional<?> content = (Optional<?>) option;
            if (content.isPresent()) {
                value.write(content.get(), json);
            } else {
                json.writeNull();
            }
        }

        @Override
        public Object read(JsonParser json) throws IOException {
            return json.currentToken() == JsonToken.VALUE_NULL ? Optional.empty() : Optional.of(value.read(json));
        }
    }
}
