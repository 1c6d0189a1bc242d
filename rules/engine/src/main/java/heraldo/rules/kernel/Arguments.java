package heraldo.rules.kernel;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The arguments of a message in the order of their names: a handful, so that one array is smaller and faster than a tree. Every
 * value can be said. Never changed.
 */
final class Arguments extends AbstractMap<String, Object> implements SortedMap<String, Object> {

    static final Arguments NONE = new Arguments(new Object[0]);

    /** Name after name, each with its value behind it. */
    private final Object[] pairs;

    private Arguments(Object[] pairs) {
        this.pairs = pairs;
    }

    /** @throws IllegalArgumentException if a value cannot be said */
    static Arguments of(SortedMap<String, Object> map) {
        if (map instanceof Arguments arguments) {
            return arguments;
        }
        Object[] pairs = new Object[2 * map.size()];
        int size = 0;
        for (Map.Entry<String, Object> entry : map.entrySet()) {
            size = put(pairs, size, entry.getKey(), entry.getValue());
        }
        return size == 0 ? NONE : new Arguments(pairs);
    }

    /**
     * Names and values in turn; of a name that is there twice, the last value.
     *
     * @throws IllegalArgumentException if a value cannot be said
     */
    static Arguments inTurn(Object... namesAndValues) {
        if (namesAndValues.length == 0) {
            return NONE;
        }
        Object[] pairs = new Object[namesAndValues.length];
        int size = 0;
        for (int i = 0; i < pairs.length; i += 2) {
            size = put(pairs, size, (String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return ofFirst(pairs, size);
    }

    /** These with another value for a name. */
    Arguments with(String name, Object value) {
        Object[] more = Arrays.copyOf(pairs, pairs.length + 2);
        return ofFirst(more, put(more, pairs.length, name, value));
    }

    private static Arguments ofFirst(Object[] pairs, int size) {
        return new Arguments(size == pairs.length ? pairs : Arrays.copyOf(pairs, size));
    }

    /** Sets a value among the first pairs, while these are being made; how long they are then. */
    private static int put(Object[] pairs, int size, String name, Object value) {
        Sayable.demand(value);
        int place = size;
        while (place > 0) {
            int order = name.compareTo((String) pairs[place - 2]);
            if (order == 0) {
                pairs[place - 1] = value;
                return size;
            }
            if (order > 0) {
                break;
            }
            place -= 2;
        }
        if (place < size) {
            System.arraycopy(pairs, place, pairs, place + 2, size - place);
        }
        pairs[place] = name;
        pairs[place + 1] = value;
        return size + 2;
    }

    @Override
    public int size() {
        return pairs.length / 2;
    }

    @Override
    public boolean containsKey(@Nullable Object name) {
        return get(name) != null;
    }

    @Override
    public @Nullable Object get(@Nullable Object name) {
        for (int i = 0; i < pairs.length; i += 2) {
            if (pairs[i].equals(name)) {
                return pairs[i + 1];
            }
        }
        return null;
    }

    @Override
    public Set<Map.Entry<String, Object>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public int size() {
                return pairs.length / 2;
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
                return next < pairs.length;
            }

            @Override
            public Map.Entry<String, Object> next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                Map.Entry<String, Object> entry = new SimpleImmutableEntry<>((String) pairs[next], pairs[next + 1]);
                next += 2;
                return entry;
            }
        };
    }

    /** The values alone, in the order of their names. */
    @Override
    public Collection<Object> values() {
        List<Object> values = new ArrayList<>(size());
        for (int i = 1; i < pairs.length; i += 2) {
            values.add(pairs[i]);
        }
        return Collections.unmodifiableList(values);
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
