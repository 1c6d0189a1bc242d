package heraldo.rules.data;

import heraldo.rules.kernel.Inline;
import heraldo.rules.kernel.Reason;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Records by reflection: the keys of their components, their constructor and accessors. Each type is inspected once. */
public final class RecordShape {

    private static final ClassValue<RecordShape> SHAPES = new ClassValue<>() {
        @Override
        protected RecordShape computeValue(Class<?> type) {
            return new RecordShape(type);
        }
    };

    private final String name;
    private final List<RecordComponent> components;
    private final List<Method> accessors;
    private final Constructor<?> constructor;

    private RecordShape(Class<?> type) {
        try {
            name = type.getSimpleName();
            components = List.of(type.getRecordComponents());
            accessors = components.stream().map(RecordComponent::getAccessor).toList();
            accessors.forEach(accessor -> accessor.setAccessible(true));
            constructor = type.getDeclaredConstructor(
                    components.stream().map(RecordComponent::getType).toArray(Class<?>[]::new));
            constructor.setAccessible(true);
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException("every record has this constructor: " + type.getName(), e);
        }
    }

    static RecordShape of(Class<?> type) {
        return SHAPES.get(type);
    }

    static List<RecordComponent> components(Class<?> type) {
        return SHAPES.get(type).components;
    }

    static String key(RecordComponent component) {
        Key key = component.getAnnotation(Key.class);
        return key == null ? component.getName() : key.value();
    }

    /** All keys that a record has in a table, those of inlined records among them. */
    static List<String> keys(Class<?> type) {
        return components(type).stream()
                .flatMap(component ->
                        isInline(component) ? keys(component.getType()).stream() : Stream.of(key(component)))
                .toList();
    }

    static boolean isInline(RecordComponent component) {
        return component.isAnnotationPresent(Inline.class);
    }

    /**
     * Makes a record.
     *
     * @param values one for each component, in order
     * @throws IllegalArgumentException if the record refuses them; the message is its own
     */
    public static <T> T make(Class<T> type, List<?> values) {
        return type.cast(of(type).make(values.toArray()));
    }

    /** A record of these components, in order, like {@link #make(Class, List)}. */
    Object make(@Nullable Object... values) {
        try {
            return constructor.newInstance(values);
        } catch (InvocationTargetException e) {
            throw new IllegalArgumentException(Reason.of(e.getTargetException()), e.getTargetException());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot make a " + this, e);
        }
    }

    /**
     * A record of numbers as they are where a table says nothing.
     *
     * @param type all its components are {@link Whole} and have something usual, or are {@link Inline}
     */
    public static <T extends Record> T usual(Class<T> type) {
        return make(
                type,
                components(type).stream()
                        .map(component -> usual(type, component))
                        .toList());
    }

    private static Object usual(Class<?> type, RecordComponent component) {
        return isInline(component)
                ? usual(component.getType().asSubclass(Record.class))
                : WholeReader.of(component)
                        .flatMap(WholeReader::usual)
                        .orElseThrow(() -> new IllegalArgumentException(
                                "nothing is usual for " + component.getName() + " of " + type.getName()));
    }

    /**
     * The value of a record's component.
     *
     * @throws IllegalArgumentException if it has no such component
     */
    public static Object get(Record owner, String component) {
        for (Method accessor : SHAPES.get(owner.getClass()).accessors) {
            if (accessor.getName().equals(component)) {
                return value(owner, accessor);
            }
        }
        throw new IllegalArgumentException(owner.getClass().getName() + " has no component " + component);
    }

    /** The value of the component with an index. */
    Object get(Object owner, int index) {
        return value(owner, accessors.get(index));
    }

    private static Object value(Object owner, Method accessor) {
        try {
            return accessor.invoke(owner);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot read " + accessor, e);
        }
    }

    /** The simple name of the record. */
    @Override
    public String toString() {
        return name;
    }
}
