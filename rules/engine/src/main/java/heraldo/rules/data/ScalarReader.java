package heraldo.rules.data;

import heraldo.rules.kernel.Reason;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reads single values: numbers, booleans, texts, enums (by name, in any case, {@code -} for {@code _}), and any type with
 * a public static {@code of(String)} or {@code parse(String)} that makes it.
 */
final class ScalarReader {

    private ScalarReader() {}

    static boolean reads(Class<?> type) {
        return maker(type).isPresent();
    }

    static Object read(String text, Class<?> type) {
        if (type == String.class) {
            return text;
        }
        if (type == int.class || type == Integer.class) {
            return Integer.parseInt(text);
        }
        if (type == long.class || type == Long.class) {
            return Long.parseLong(text);
        }
        if (type == boolean.class || type == Boolean.class) {
            return bool(text);
        }
        return type.isEnum() ? constant(text, type) : make(text, type);
    }

    /** Describes the valid values of a type, for a problem's remedy. */
    static String describe(Class<?> type) {
        if (type.isEnum()) {
            return "one of " + Arrays.toString(type.getEnumConstants());
        }
        if (type == String.class) {
            return "a text";
        }
        if (type == boolean.class || type == Boolean.class) {
            return "true or false";
        }
        return type.isPrimitive() || Number.class.isAssignableFrom(type)
                ? "a whole number"
                : "a " + type.getSimpleName().toLowerCase(Locale.ROOT);
    }

    private static boolean bool(String text) {
        if (!text.equals("true") && !text.equals("false")) {
            throw new IllegalArgumentException(text);
        }
        return text.equals("true");
    }

    private static Object constant(String text, Class<?> type) {
        String name = text.replace('-', '_');
        return Arrays.stream(type.getEnumConstants())
                .filter(each -> ((Enum<?>) each).name().equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(text));
    }

    private static Object make(String text, Class<?> type) {
        Method maker = maker(type).orElseThrow(() -> new IllegalArgumentException("no text makes a " + type.getName()));
        try {
            return maker.invoke(null, text);
        } catch (InvocationTargetException e) {
            throw new IllegalArgumentException(Reason.of(e.getTargetException()), e.getTargetException());
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Optional<Method> maker(Class<?> type) {
        return Stream.of("of", "parse")
                .flatMap(name -> Arrays.stream(type.getMethods())
                        .filter(method -> method.getName().equals(name)
                                && Modifier.isStatic(method.getModifiers())
                                && method.getReturnType() == type
                                && Arrays.equals(method.getParameterTypes(), new Class<?>[] {String.class})))
                .findFirst()
                .map(method -> {
                    method.setAccessible(true);
                    return method;
                });
    }
}
