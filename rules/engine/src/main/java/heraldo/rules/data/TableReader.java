package heraldo.rules.data;

import heraldo.rules.data.BadTableException.Problem;
import heraldo.rules.kernel.Inline;
import heraldo.rules.kernel.Reason;
import java.lang.reflect.Array;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Reads nodes as records, lists, sorted maps and sets, and single values, and goes on after a problem, so that all are reported
 * at once. A faulty value becomes {@code null} and its problem is recorded.
 */
final class TableReader {

    private final String file;
    private final List<Problem> problems = new ArrayList<>();

    private TableReader(String file) {
        this.file = file;
    }

    static <T> T read(String file, String text, Class<T> type) {
        return read(file, List.of(text), type);
    }

    /**
     * Reads several files of one name over each other: what is missing in the first is as in the next.
     *
     * @param texts at least one
     */
    static <T> T read(String file, List<String> texts, Class<T> type) {
        TableReader reader = new TableReader(file);
        YamlNode node = texts.stream()
                .map(text -> YamlSource.read(file, text))
                .reduce(YamlNode::over)
                .orElseThrow();
        Object value = reader.value(node, type, "");
        if (value == null || !reader.problems.isEmpty()) {
            throw new BadTableException(reader.problems);
        }
        return type.cast(value);
    }

    private @Nullable Object value(YamlNode node, Type type, String place) {
        if (type instanceof ParameterizedType generic) {
            return generic(node, generic, place);
        }
        Class<?> plain = (Class<?>) type;
        if (plain.isArray()) {
            return array(node, plain.getComponentType(), place);
        }
        if (plain.isRecord() && !(node instanceof YamlNode.Scalar && ScalarReader.reads(plain))) {
            return node instanceof YamlNode.Keys keys ? record(keys, plain, place) : wrong(node, place, keysOf(plain));
        }
        return node instanceof YamlNode.Scalar scalar
                ? scalar(scalar, plain, place)
                : wrong(node, place, ScalarReader.describe(plain));
    }

    private @Nullable Object scalar(YamlNode.Scalar scalar, Class<?> type, String place) {
        try {
            return ScalarReader.read(scalar.text(), type);
        } catch (IllegalArgumentException e) {
            return wrong(scalar, place, ScalarReader.describe(type));
        }
    }

    private @Nullable Object generic(YamlNode node, ParameterizedType type, String place) {
        Class<?> raw = (Class<?>) type.getRawType();
        Type[] arguments = type.getActualTypeArguments();
        if (raw == Optional.class) {
            return node instanceof YamlNode.Nothing
                    ? Optional.empty()
                    : Optional.ofNullable(value(node, arguments[0], place));
        }
        if (Map.class.isAssignableFrom(raw)) {
            return map(node, raw, arguments, place);
        }
        List<Object> items = items(node, arguments[0], place);
        if (items == null || raw.isAssignableFrom(List.class)) {
            return items;
        }
        return Collections.unmodifiableSortedSet(new TreeSet<>((Collection<?>) items));
    }

    private @Nullable List<Object> items(YamlNode node, Type type, String place) {
        if (!(node instanceof YamlNode.Items items)) {
            wrong(node, place, "a list");
            return null;
        }
        List<Object> values = new ArrayList<>();
        for (int i = 0; i < items.nodes().size(); i++) {
            Object value = value(items.nodes().get(i), type, place + "[" + (i + 1) + "]");
            if (value != null) {
                values.add(value);
            }
        }
        return Collections.unmodifiableList(values);
    }

    private @Nullable Object array(YamlNode node, Class<?> type, String place) {
        List<Object> items = items(node, type, place);
        return items == null ? null : items.toArray(size -> (Object[]) Array.newInstance(type, size));
    }

    /** A {@link SortedMap} is sorted by its keys; any other map keeps the order of the file. */
    private @Nullable Object map(YamlNode node, Class<?> raw, Type[] arguments, String place) {
        if (!(node instanceof YamlNode.Keys keys)) {
            return wrong(node, place, "keys with values");
        }
        Map<Object, Object> values = SortedMap.class.isAssignableFrom(raw) ? new TreeMap<>() : new LinkedHashMap<>();
        keys.nodes().forEach((name, child) -> {
            Object key = value(new YamlNode.Scalar(name, child.line()), arguments[0], place);
            Object value = value(child, arguments[1], inside(place, name));
            if (key != null && value != null) {
                values.put(key, value);
            }
        });
        return values instanceof SortedMap<Object, Object> sorted
                ? Collections.unmodifiableSortedMap(sorted)
                : Collections.unmodifiableMap(values);
    }

    private @Nullable Object record(YamlNode.Keys keys, Class<?> type, String place) {
        int before = problems.size();
        Map<String, YamlNode> unread = new LinkedHashMap<>(keys.nodes());
        Draft draft = draft(keys, unread, type, place);
        unread.forEach((key, node) -> problem(
                node.line(), inside(place, key), "this key is not known here; known are " + RecordShape.keys(type)));
        return problems.size() > before ? null : make(keys, draft, place);
    }

    /** A record whose components are read; those that are {@link Inline} are drafts, too. */
    private record Draft(Class<?> type, List<@Nullable Object> values) {}

    /** Reads the components of a record and takes their keys from those that are unread. */
    private Draft draft(YamlNode.Keys keys, Map<String, YamlNode> unread, Class<?> type, String place) {
        List<@Nullable Object> values = new ArrayList<>();
        for (RecordComponent component : RecordShape.components(type)) {
            values.add(
                    RecordShape.isInline(component)
                            ? draft(keys, unread, component.getType(), place)
                            : component(keys, unread.remove(RecordShape.key(component)), component, place));
        }
        return new Draft(type, values);
    }

    private @Nullable Object component(
            YamlNode.Keys keys, @Nullable YamlNode node, RecordComponent component, String place) {
        String key = RecordShape.key(component);
        if (node != null) {
            Optional<WholeReader> whole = WholeReader.of(component);
            return whole.isPresent()
                    ? whole(node, whole.get(), inside(place, key), place)
                    : value(node, component.getGenericType(), inside(place, key));
        }
        Optional<?> leftOut = leftOut(component);
        if (leftOut.isEmpty()) {
            problem(keys.line(), place, "the key \"" + key + "\" is missing");
        }
        return leftOut.orElse(null);
    }

    /** Returns the default of a component; empty if its key is mandatory. */
    private static Optional<?> leftOut(RecordComponent component) {
        return component.getType() == Optional.class
                ? Optional.of(Optional.empty())
                : WholeReader.of(component).flatMap(WholeReader::usual);
    }

    private @Nullable Object whole(YamlNode node, WholeReader whole, String place, String around) {
        if (node instanceof YamlNode.Nothing && whole.usual().isPresent()) {
            return whole.usual().get();
        }
        Object number = value(node, int.class, place);
        Optional<String> complaint = number == null ? Optional.empty() : whole.complaint((int) number);
        complaint.ifPresent(words -> problem(node.line(), around, words));
        return number == null || complaint.isPresent() ? null : whole.value((int) number);
    }

    private @Nullable Object make(YamlNode.Keys keys, Draft draft, String place) {
        try {
            return made(draft);
        } catch (IllegalArgumentException e) {
            problem(keys.line(), place, Reason.of(e));
            return null;
        }
    }

    private static Object made(Draft draft) {
        List<@Nullable Object> values = new ArrayList<>();
        draft.values().forEach(value -> values.add(value instanceof Draft inline ? made(inline) : value));
        return RecordShape.make(draft.type(), values);
    }

    private @Nullable Object wrong(YamlNode node, String place, String expected) {
        problem(node.line(), place, "expected " + expected + ", found " + node.kind());
        return null;
    }

    private void problem(int line, String place, String text) {
        problems.add(new Problem(file, "line " + line + (place.isEmpty() ? "" : ", " + place), text));
    }

    private static String keysOf(Class<?> type) {
        return "the keys " + RecordShape.keys(type);
    }

    private static String inside(String place, String key) {
        return place.isEmpty() ? key : place + "." + key;
    }
}
