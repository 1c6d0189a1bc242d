package heraldo.rules.data;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;

/** Records by reflection: the keys of their components, and how one is made. */
public final class RecordShape {

    private RecordShape() {}

    static String key(RecordComponent component) {
        Key key = component.getAnnotation(Key.class);
        return key == null ? component.getName() : key.value();
    }

    static List<String> keys(Class<?> type) {
        return Arrays.stream(type.getRecordComponents()).map(RecordShape::key).toList();
    }

    /**
     * Makes a record.
     *
     * @param values one for each component, in order
     * @throws IllegalArgumentException if the record refuses them; the message is its own
     */
    public static <T> T make(Class<T> type, List<?> values) {
        try {
            Class<?>[] types = Arrays.stream(type.getRecordComponents())
                    .map(RecordComponent::getType)
                    .toArray(Class<?>[]::new);
            Constructor<T> constructor = type.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return constructor.newInstance(values.toArray());
        } catch (InvocationTargetException e) {
            throw new IllegalArgumentException(String.valueOf(e.getCause().getMessage()), e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot make a " + type.getName(), e);
        }
    }

    /** The value of a record's component. */
    public static Object get(Record owner, String component) {
        try {
            for (RecordComponent candidate : owner.getClass().getRecordComponents()) {
                if (candidate.getName().equals(component)) {
                    candidate.getAccessor().setAccessible(true);
                    return candidate.getAccessor().invoke(owner);
                }
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot read " + component, e);
        }
        throw new IllegalArgumentException(owner.getClass().getName() + " has no component " + component);
    }
}
