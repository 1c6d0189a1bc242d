package heraldo.rules.data;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.io.SerializedString;
import heraldo.rules.kernel.Inline;
import heraldo.rules.kernel.Later;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A record as the fields of one object: its components in the order of their declaration, those of {@link Inline} components
 * in their place. Fields are read in any order, but each once and no others.
 */
final class RecordForm implements JsonForm {

    private final RecordShape shape;
    private final List<Part> parts;
    private final List<Field> fields;

    /** A record, the types of whose components have forms. */
    RecordForm(Class<?> type, JsonForms forms) {
        shape = RecordShape.of(type);
        parts = RecordShape.components(type).stream()
                .map(component -> part(component, forms))
                .toList();
        fields = parts.stream().flatMap(Part::fields).toList();
    }

    private static Part part(RecordComponent component, JsonForms forms) {
        return RecordShape.isInline(component)
                ? new Inlined(new RecordForm(component.getType(), forms))
                : new Field(
                        new SerializedString(component.getName()),
                        forms.of(component.getGenericType()),
                        component.isAnnotationPresent(Later.class));
    }

    /** A component of the record: one field, or the fields of an inlined record. */
    private sealed interface Part {
        Stream<Field> fields();
    }

    /** @param later whether it may be missing: it is an {@link Optional} that is not written while it is empty */
    private record Field(SerializedString name, JsonForm form, boolean later) implements Part {
        @Override
        public Stream<Field> fields() {
            return Stream.of(this);
        }

        void write(Object value, JsonGenerator json) throws IOException {
            if (!later || ((Optional<?>) value).isPresent()) {
                json.writeFieldName(name);
                form.write(value, json);
            }
        }

        boolean is(String other) {
            return name.getValue().equals(other);
        }

        Object found(@Nullable Object value) {
            if (value == null && !later) {
                throw new IllegalArgumentException("the field " + name + " is missing");
            }
            return value == null ? Optional.empty() : value;
        }
    }

    private record Inlined(RecordForm form) implements Part {
        @Override
        public Stream<Field> fields() {
            return form.fields.stream();
        }
    }

    @Override
    public void write(Object value, JsonGenerator json) throws IOException {
        json.writeStartObject();
        writeFields(value, json);
        json.writeEndObject();
    }

    /** Writes a record into an object that has begun. */
    void writeFields(Object value, JsonGenerator json) throws IOException {
        for (int i = 0; i < parts.size(); i++) {
            Object component = shape.get(value, i);
            switch (parts.get(i)) {
                case Field field -> field.write(component, json);
                case Inlined inlined -> inlined.form().writeFields(component, json);
            }
        }
    }

    @Override
    public Object read(JsonParser json) throws IOException {
        JsonForm.demand(JsonToken.START_OBJECT, json);
        return readFields(json);
    }

    /** Reads a record from the fields that an object still has. */
    Object readFields(JsonParser json) throws IOException {
        @Nullable Object[] values = new Object[fields.size()];
        for (int at = next(-1, json); at < values.length; at = next(at, json)) {
            json.nextToken();
            if (values[at] != null) {
                throw new IllegalArgumentException(fields.get(at).name() + " stands there twice");
            }
            values[at] = fields.get(at).form().read(json);
        }
        return make(values, 0);
    }

    /** Returns the index of the next field, most often {@code last + 1}; the number of fields at the end of the object. */
    private int next(int last, JsonParser json) throws IOException {
        int expected = last + 1;
        if (expected < fields.size() && json.nextFieldName(fields.get(expected).name())) {
            return expected;
        }
        String name = expected < fields.size() ? json.currentName() : json.nextFieldName();
        return json.currentToken() == JsonToken.END_OBJECT ? fields.size() : index(name);
    }

    private int index(String name) {
        return IntStream.range(0, fields.size())
                .filter(each -> fields.get(each).is(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(shape + " has no field " + name));
    }

    /** The record whose fields begin at an index. */
    private Object make(@Nullable Object[] values, int from) {
        @Nullable Object[] components = new Object[parts.size()];
        int at = from;
        for (int i = 0; i < components.length; i++) {
            switch (parts.get(i)) {
                case Field field -> components[i] = field.found(values[at++]);
                case Inlined inlined -> {
                    components[i] = inlined.form().make(values, at);
                    at += inlined.form().fields.size();
                }
            }
        }
        return shape.make(components);
    }
}
