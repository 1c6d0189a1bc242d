package heraldo.rules.data;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.NopAnnotationIntrospector;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.jsontype.TypeResolverBuilder;
import com.fasterxml.jackson.databind.jsontype.impl.StdTypeResolverBuilder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Tells Jackson that the records of a sealed interface are told apart by their simple names. Types that are written as
 * text need no telling apart.
 */
final class TaggedTypes extends NopAnnotationIntrospector {

    private static final long serialVersionUID = 1;
    private static final JsonTypeInfo.Value BY_NAME =
            JsonTypeInfo.Value.construct(JsonTypeInfo.Id.NAME, JsonTypeInfo.As.PROPERTY, "is", null, false, true, null);

    private final transient List<Class<?>> texts;

    TaggedTypes() {
        this(List.of());
    }

    private TaggedTypes(List<Class<?>> texts) {
        this.texts = texts;
    }

    TaggedTypes without(Class<?> text) {
        List<Class<?>> more = new ArrayList<>(texts);
        more.add(text);
        return new TaggedTypes(List.copyOf(more));
    }

    void teach(JsonMapper mapper) {
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
        return type.isSealed() && tagged(type)
                ? records(type)
                        .map(each -> new NamedType(each, each.getSimpleName()))
                        .toList()
                : null;
    }

    /** A record below a sealed interface is tagged too, so that it looks the same wherever it stands. */
    private boolean tagged(Class<?> type) {
        if (texts.stream().anyMatch(text -> text.isAssignableFrom(type))) {
            return false;
        }
        return type.isSealed() || Arrays.stream(type.getInterfaces()).anyMatch(Class::isSealed);
    }

    private static Stream<Class<?>> records(Class<?> type) {
        return type.isSealed()
                ? Arrays.stream(type.getPermittedSubclasses()).flatMap(TaggedTypes::records)
                : Stream.of(type);
    }
}
