package heraldo.rules.data;

import heraldo.rules.kernel.Message;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The forms of types: records of a sealed interface, or of an open one whose records are listed, say what they are, except types
 * that are written as one text. The form of each type is made once.
 */
final class JsonForms {

    private final List<TextForm<?>> texts;
    private final List<Family> families;
    private final Map<Type, JsonForm> made = new LinkedHashMap<>();

    JsonForms() {
        this(List.of(), List.of());
    }

    private JsonForms(List<TextForm<?>> texts, List<Family> families) {
        this.texts = texts;
        this.families = families;
    }

    /** An interface that is not sealed, with the records that may stand where it is declared. */
    private record Family(Class<?> type, List<Class<?>> records) {

        boolean isAbout(Class<?> other) {
            return type == other || records.contains(other);
        }
    }

    JsonForms with(TextForm<?> text) {
        return new JsonForms(more(texts, text), families);
    }

    JsonForms with(Class<?> type, List<Class<?>> records) {
        return new JsonForms(texts, more(families, new Family(type, records)));
    }

    private static <T> List<T> more(List<T> some, T one) {
        return Stream.concat(some.stream(), Stream.of(one)).toList();
    }

    /**
     * The form of a type.
     *
     * @throws IllegalStateException if states cannot hold values of it
     */
    synchronized JsonForm of(Type type) {
        JsonForm known = made.get(type);
        if (known == null) {
            known = type instanceof ParameterizedType group ? group(group) : one((Class<?>) type);
            made.put(type, known);
        }
        return known;
    }

    private JsonForm group(ParameterizedType type) {
        Type last = type.getActualTypeArguments()[type.getActualTypeArguments().length - 1];
        Class<?> group = (Class<?>) type.getRawType();
        if (group == List.class) {
            return new GroupForms.Lists(of(last));
        }
        if (group == SortedSet.class) {
            return new GroupForms.Sets(of(last));
        }
        if (group == Optional.class) {
            return new GroupForms.Options(of(last));
        }
        if (group == SortedMap.class) {
            return new GroupForms.Maps(key((Class<?>) type.getActualTypeArguments()[0]), of(last));
        }
        throw new IllegalStateException("no state can hold a " + type);
    }

    private TextForm<?> key(Class<?> type) {
        return type == Integer.class
                ? TextForm.NUMBER
                : text(type).orElseThrow(() -> new IllegalStateException("no map of a state has keys of " + type));
    }

    private JsonForm one(Class<?> type) {
        if (type == int.class || type == Integer.class) {
            return PlainForm.INT;
        }
        if (type == long.class || type == Long.class) {
            return PlainForm.LONG;
        }
        if (type == boolean.class || type == Boolean.class) {
            return PlainForm.BOOLEAN;
        }
        if (type == Message.class) {
            return new MessageForm();
        }
        return text(type).<JsonForm>map(Function.identity()).orElseGet(() -> composed(type));
    }

    private Optional<TextForm<?>> text(Class<?> type) {
        if (type == String.class) {
            return Optional.of(TextForm.STRING);
        }
        return type.isEnum()
                ? Optional.of(TextForm.names(type))
                : texts.stream().filter(each -> each.takes(type)).findFirst();
    }

    private JsonForm composed(Class<?> type) {
        List<Class<?>> records = Stream.concat(records(type), listed(type)).toList();
        if (records.isEmpty()) {
            throw new IllegalStateException("no state can hold a " + type);
        }
        return isTagged(type) ? new FamilyForm(records, this) : new RecordForm(type, this);
    }

    /** A record below a sealed interface is tagged too, so that it looks the same wherever it stands. */
    private boolean isTagged(Class<?> type) {
        return type.isSealed()
                || Arrays.stream(type.getInterfaces()).anyMatch(Class::isSealed)
                || families.stream().anyMatch(each -> each.isAbout(type));
    }

    private Stream<Class<?>> listed(Class<?> type) {
        return families.stream().filter(each -> each.type() == type).flatMap(each -> each.records().stream());
    }

    private static Stream<Class<?>> records(Class<?> type) {
        if (type.isSealed()) {
            return Arrays.stream(type.getPermittedSubclasses()).flatMap(JsonForms::records);
        }
        return type.isRecord() ? Stream.of(type) : Stream.empty();
    }
}
