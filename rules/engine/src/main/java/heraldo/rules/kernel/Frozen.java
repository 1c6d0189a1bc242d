package heraldo.rules.kernel;

import java.util.Collection;
import java.util.Collections;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Immutable sorted collections. One that is frozen already is not copied again, so that a changed state shares all unchanged
 * parts with its predecessor.
 */
public final class Frozen {

    private static final SortedMap<?, ?> NO_MAP = Collections.unmodifiableSortedMap(new TreeMap<>());
    private static final SortedSet<?> NO_SET = Collections.unmodifiableSortedSet(new TreeSet<>());

    private Frozen() {}

    @SuppressWarnings("unchecked") // it holds nothing of any kind
    public static <K extends Comparable<K>, V> SortedMap<K, V> noMap() {
        return (SortedMap<K, V>) NO_MAP;
    }

    @SuppressWarnings("unchecked") // it holds nothing of any kind
    public static <E extends Comparable<E>> SortedSet<E> noSet() {
        return (SortedSet<E>) NO_SET;
    }

    /** A map as it is now; whoever hands over an unmodifiable one keeps no hand on what is below it. */
    public static <K extends Comparable<K>, V> SortedMap<K, V> map(SortedMap<K, V> map) {
        return is(map) ? map : Collections.unmodifiableSortedMap(new TreeMap<>(map));
    }

    /** Returns whether a map is frozen. */
    public static boolean is(SortedMap<?, ?> map) {
        return map.getClass() == NO_MAP.getClass();
    }

    /** A set of these elements; whoever hands over an unmodifiable sorted one keeps no hand on what is below it. */
    public static <E extends Comparable<E>> SortedSet<E> set(Collection<E> elements) {
        return elements instanceof SortedSet<E> set && set.getClass() == NO_SET.getClass()
                ? set
                : Collections.unmodifiableSortedSet(new TreeSet<>(elements));
    }

    /** A map with one entry more, or another value for a key. */
    public static <K extends Comparable<K>, V> SortedMap<K, V> with(SortedMap<K, V> map, K key, V value) {
        SortedMap<K, V> changed = new TreeMap<>(map);
        changed.put(key, value);
        return Collections.unmodifiableSortedMap(changed);
    }

    /** A set with one element more. */
    public static <E extends Comparable<E>> SortedSet<E> with(SortedSet<E> set, E element) {
        SortedSet<E> changed = new TreeSet<>(set);
        changed.add(element);
        return Collections.unmodifiableSortedSet(changed);
    }

    /** A set with one element less. */
    public static <E extends Comparable<E>> SortedSet<E> without(SortedSet<E> set, E element) {
        SortedSet<E> changed = new TreeSet<>(set);
        changed.remove(element);
        return Collections.unmodifiableSortedSet(changed);
    }
}
