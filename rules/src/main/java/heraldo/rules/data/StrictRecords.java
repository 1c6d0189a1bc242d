package heraldo.rules.data;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier;
import com.fasterxml.jackson.databind.deser.std.DelegatingDeserializer;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import heraldo.rules.kernel.Inline;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Records with an {@link Inline} component refuse unknown fields, like all other records. Jackson 2 lets those through
 * (FasterXML/jackson-databind, issue 650).
 */
final class StrictRecords extends BeanDeserializerModifier {

    private static final long serialVersionUID = 1;

    @Override
    public JsonDeserializer<?> modifyDeserializer(
            DeserializationConfig config, BeanDescription description, JsonDeserializer<?> deserializer) {
        Class<?> type = description.getBeanClass();
        return components(type).anyMatch(RecordShape::isInline)
                ? new Strict(deserializer, List.copyOf(fields(type).toList()))
                : deserializer;
    }

    private static Stream<RecordComponent> components(Class<?> type) {
        return type.isRecord() ? Stream.of(type.getRecordComponents()) : Stream.empty();
    }

    private static Stream<Object> fields(Class<?> type) {
        return components(type)
                .flatMap(each -> RecordShape.isInline(each) ? fields(each.getType()) : Stream.of(each.getName()));
    }

    /** Looks at the fields before they are read. */
    private static final class Strict extends DelegatingDeserializer {

        private static final long serialVersionUID = 1;

        private final transient List<Object> fields;

        Strict(JsonDeserializer<?> reader, List<Object> fields) {
            super(reader);
            this.fields = fields;
        }

        @Override
        protected JsonDeserializer<?> newDelegatingInstance(JsonDeserializer<?> reader) {
            return new Strict(reader, fields);
        }

        @Override
        public Object deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            JsonNode tree = context.readTree(parser);
            Optional<String> unknown = tree.propertyStream()
                    .map(Map.Entry::getKey)
                    .filter(name -> !fields.contains(name))
                    .findFirst();
            if (unknown.isPresent()) {
                throw UnrecognizedPropertyException.from(parser, handledType(), unknown.get(), fields);
            }
            try (JsonParser again = tree.traverse(parser.getCodec())) {
                again.nextToken();
                return super.deserialize(again, context);
            }
        }
    }
}
