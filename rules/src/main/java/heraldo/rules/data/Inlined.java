package heraldo.rules.data;

import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.NopAnnotationIntrospector;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.util.NameTransformer;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Configures Jackson: components of these types are written as the fields of the record around them. */
final class Inlined extends NopAnnotationIntrospector {

    private static final long serialVersionUID = 1;

    private final transient List<Class<?>> types;

    Inlined(Class<?>... types) {
        this.types = List.of(types);
    }

    void teach(JsonMapper mapper) {
        mapper.setAnnotationIntrospector(AnnotationIntrospector.pair(
                this, mapper.getSerializationConfig().getAnnotationIntrospector()));
    }

    @Override
    public @Nullable NameTransformer findUnwrappingNameTransformer(AnnotatedMember member) {
        return types.contains(member.getRawType()) ? NameTransformer.NOP : null;
    }

    /** Demands that every field belongs to a record; Jackson passes over unknown ones where some are inlined. */
    void demandKnown(JsonNode state, Class<?> record) throws JsonMappingException {
        if (types.isEmpty()) {
            return;
        }
        List<String> known = fields(record).toList();
        for (String name : (Iterable<String>) state::fieldNames) {
            if (!known.contains(name)) {
                throw new JsonMappingException(
                        null,
                        "Unrecognized field \"" + name + "\" (class " + record.getName()
                                + "), not marked as ignorable");
            }
        }
    }

    private Stream<String> fields(Class<?> record) {
        return Arrays.stream(record.getRecordComponents())
                .flatMap(component -> types.contains(component.getType())
                        ? fields(component.getType())
                        : Stream.of(component.getName()));
    }
}
