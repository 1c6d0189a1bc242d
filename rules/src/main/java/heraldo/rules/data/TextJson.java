package heraldo.rules.data;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.util.function.Function;

/** Values that are one text in JSON, as values and as keys. */
final class TextJson {

    private TextJson() {}

    static final class Writer<T> extends StdSerializer<T> {

        private final transient Function<T, String> print;

        Writer(Class<T> type, Function<T, String> print) {
            super(type);
            this.print = print;
        }

        @Override
        public void serialize(T value, JsonGenerator json, SerializerProvider provider) throws IOException {
            json.writeString(print.apply(value));
        }
    }

    static final class KeyWriter<T> extends JsonSerializer<T> {

        private final Class<T> type;
        private final Function<T, String> print;

        KeyWriter(Class<T> type, Function<T, String> print) {
            this.type = type;
            this.print = print;
        }

        @Override
        public Class<T> handledType() {
            return type;
        }

        @Override
        public void serialize(T value, JsonGenerator json, SerializerProvider provider) throws IOException {
            json.writeFieldName(print.apply(value));
        }
    }

    static final class Reader<T> extends StdDeserializer<T> {

        private final transient Function<String, T> parse;

        Reader(Class<T> type, Function<String, T> parse) {
            super(type);
            this.parse = parse;
        }

        @Override
        public T deserialize(JsonParser json, DeserializationContext context) throws IOException {
            try {
                return parse.apply(json.getText());
            } catch (IllegalArgumentException e) {
                throw context.weirdStringException(json.getText(), handledType(), e.getMessage());
            }
        }
    }

    static final class KeyReader<T> extends KeyDeserializer {

        private final Function<String, T> parse;

        KeyReader(Function<String, T> parse) {
            this.parse = parse;
        }

        @Override
        public Object deserializeKey(String key, DeserializationContext context) throws IOException {
            try {
                return parse.apply(key);
            } catch (IllegalArgumentException e) {
                throw context.weirdKeyException(Object.class, key, e.getMessage());
            }
        }
    }
}
