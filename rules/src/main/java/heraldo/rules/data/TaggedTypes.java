package heraldo.rules.data;

import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.InjectableValues;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.NopAnnotationIntrospector;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.jsontype.TypeResolverBuilder;
import com.fasterxml.jackson.databind.jsontype.impl.StdTypeResolverBuilder;
import com.fasterxml.jackson.databind.util.NameTransformer;
import heraldo.rules.kernel.Inline;
import heraldo.rules.kernel.Later;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Configures Jackson: records of a sealed interface, or of an open one whose records are listed, are tagged with their simple
 * names, except types that are written as text; components added {@link Later} may be missing, and {@link Inline} ones are
 * written without a name of their own.
 */
final class TaggedTypes extends NopAnnotationIntrospector {

    private static final long serialVersionUID = 1;
    private static final JsonTypeInfo.Value BY_NAME =
            JsonTypeInfo.Value.construct(JsonTypeInfo.Id.NAME, JsonTypeInfo.As.PROPERTY, "is", null, false, true, null);

    private static final String LATER = "later";

    private final transient List<Class<?>> texts;
    private final transient List<Family> families;

    TaggedTypes() {
        this(List.of(), List.of());
    }

    private TaggedTypes(List<Class<?>> texts, List<Family> families) {
        this.texts = texts;
        this.families = families;
    }

    /** An interface that is not sealed, with the records that may stand where it is declared. */
    private record Family(Class<?> type, List<Class<?>> records) {}

    TaggedTypes without(Class<?> text) {
        List<Class<?>> more = new ArrayList<>(texts);
        more.add(text);
        return new TaggedTypes(List.copyOf(more), families);
    }

    TaggedTypes with(Class<?> type, List<Class<?>> records) {
        List<Family> more = new ArrayList<>(families);
        more.add(new Family(type, records));
        return new TaggedTypes(texts, List.copyOf(more));
    }

    void teach(JsonMapper mapper) {
        mapper.setInjectableValues(new InjectableValues.Std().addValue(LATER, Optional.empty()));
        mapper.setAnnotationIntrospector(AnnotationIntrospector.pair(
                this, mapper.getSerializationConfig().getAnnotationIntrospector()));
    }

    @Override
    public Version version() {
        return Version.unknownVersion();
    }

    @Override
    public @Nullable TypeResolverBuilder<?> findTypeResolver(
            MapperConfig<?> config, AnnotatedClass annotated, JavaType type) {
        return tagged(annotated.getRawType()) ? new StdTypeResolverBuilder().init(BY_NAME, null) : null;
    }

    @Override
    public @Nullable List<NamedType> findSubtypes(Annotated annotated) {
        Class<?> type = annotated.getRawType();
        List<NamedType> records = Stream.concat(
                        type.isSealed() && tagged(type) ? records(type) : Stream.empty(), listed(type))
                .map(each -> new NamedType(each, each.getSimpleName()))
                .toList();
        return records.isEmpty() ? null : records;
    }

    /** A record below a sealed interface is tagged too, so that it looks the same wherever it stands. */
    private boolean tagged(Class<?> type) {
        if (texts.stream().anyMatch(text -> text.isAssignableFrom(type))) {
            return false;
        }
        return type.isSealed()
                || Arrays.stream(type.getInterfaces()).anyMatch(Class::isSealed)
                || families.stream()
                        .anyMatch(each -> each.type() == type || each.records().contains(type));
    }

    private Stream<Class<?>> listed(Class<?> type) {
        return families.stream().filter(each -> each.type() == type).flatMap(each -> each.records().stream());
    }

    /** The components of such a component stand among those of its record. */
    @Override
    public @Nullable NameTransformer findUnwrappingNameTransformer(AnnotatedMember member) {
        return member.hasAnnotation(Inline.class) ? NameTransformer.NOP : null;
    }

    /** What older states lack is empty there. */
    @Override
    public JacksonInject.@Nullable Value findInjectableValue(AnnotatedMember member) {
        return member.hasAnnotation(Later.class) ? JacksonInject.Value.construct(LATER, true, null) : null;
    }

    /** Nothing is written of it while it is empty. */
    @Override
    public JsonInclude.Value findPropertyInclusion(Annotated annotated) {
        return annotated.hasAnnotation(Later.class)
                ? JsonInclude.Value.construct(JsonInclude.Include.NON_ABSENT, JsonInclude.Include.ALWAYS)
                : JsonInclude.Value.empty();
    }

    private static Stream<Class<?>> records(Class<?> type) {
        return type.isSealed()
                ? Arrays.stream(type.getPermittedSubclasses()).flatMap(TaggedTypes::records)
                : Stream.of(type);
    }
}
