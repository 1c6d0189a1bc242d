package heraldo.rules.kernel;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The arguments of a message in the order of their names: a handful, so that two arrays are smaller and faster than a tree. Never changed. */
final class Arguments extends AbstractMap<String, Object> implements SortedMap<String, Object> {

    static final Arguments NONE = new Arguments(new String[0], new Object[0]);

    private final String[] names;
    private final Object[] values;

    private Arguments(String[] names, Object[] values) {
        this.names = names;
        this.values = values;
    }

    static Arguments of(SortedMap<String, Object> map) {
        if (map instanceof Arguments arguments) {
            return arguments;
        }
        return map.isEmpty()
                ? NONE
                : new Arguments(
                        map.keySet().toArray(new String[0]), map.values().toArray());
    }

    /** Names and values in turn; of a name that is there twice, the last value. */
    static Arguments inTurn(Object... namesAndValues) {
        if (namesAndValues.length == 0) {
            return NONE;
        }
        int most = namesAndValues.length / 2;
        Arguments arguments = new Arguments(new String[most], new Object[most]);
        int size = 0;
        for (int i = 0; i < namesAndValues.length; i += 2) {
            size = arguments.put(size, (String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return arguments.shortenedTo(size);
    }

    /** These with another value for a name. */
    Arguments with(String name, Object value) {
        Arguments more = longerBy(1);
        return more.shortenedTo(more.put(names.length, name, value));
    }

    private Arguments longerBy(int length) {
        return new Arguments(
                Arrays.copyOf(names, names.length + length), Arrays.copyOf(values, values.length + length));
    }

    private Arguments shortenedTo(int size) {
        return size == names.length ? this : new Arguments(Arrays.copyOf(names, size), Arrays.copyOf(values, size));
    }

    /** Sets a value among the first ones, while these are being made; how many there are then. */
    private int put(int size, String name, Object value) {
        int place = size;
        while (place > 0 && names[place - 1].compareTo(name) > 0) {
            place--;
        }
        if (place > 0 && names[place - 1].equals(name)) {
            values[place - 1] = value;
            return size;
        }
        System.arraycopy(names, place, names, place + 1, size - place);
        System.arraycopy(values, place, values, place + 1, size - place);
        names[place] = name;
        values[place] = value;
        return size + 1;
    }

    @Override
    public int size() {
        return names.length;
    }

    @Override
    public boolean containsKey(@Nullable Object name) {
        return get(name) != null;
    }

    @Override
    public @Nullable Object get(@Nullable Object name) {
        for (int i = 0; i < names.length; i++) {
            if (names[i].equals(name)) {
                return values[i];
            }
        }
        return null;
    }

    @Override
    public Set<Map.Entry<String, Object>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public int size() {
                return names.length;
            }

            @Override
            public Iterator<Map.Entry<String, Object>> iterator() {
                return entries();
            }
        };
    }

    private Iterator<Map.Entry<String, Object>> entries() {
        return new Iterator<>() {
            private int next;

            @Override
            public boolean hasNext() {
                return next < names.length;
            }

            @Override
            public Map.Entry<String, Object> next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                return new SimpleImmutableEntry<>(names[next], values[next++]);
            }
        };
    }

    void forEachValue(Consumer<Object> reader) {
        for (Object value : values) {
            reader.accept(value);
        }
    }

    /** The values alone, in the order of their names. */
    @Override
    public Collection<Object> values() {
        return Collections.unmodifiableList(Arrays.asList(values));
    }

    @Override
    public @Nullable Comparator<? super String> comparator() {
        return null;
    }

    private SortedMap<String, Object> tree() {
        return Collections.unmodifiableSortedMap(new TreeMap<>(this));
    }

    @Override
    public SortedMap<String, Object> subMap(String from, String to) {
        return tree().subMap(from, to);
    }

    @Override
    public SortedMap<String, Object> headMap(String to) {
        return tree().headMap(to);
    }

    @Override
    public SortedMap<String, Object> tailMap(String from) {
        return tree().tailMap(from);
    }

    @Override
    public String firstKey() {
        return tree().firstKey();
    }

    @Override
    public String lastKey() {
        return tree().lastKey();
    }
}
