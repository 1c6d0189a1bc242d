package heraldo.rules.ruleset.kaixiflan.state;

import java.util.Collection;
import java.util.Collections;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Sorted collections that nobody changes any more. */
public final class Frozen {

    private Frozen() {}

    public static <K extends Comparable<K>, V> SortedMap<K, V> noMap() {
        return Collections.emptySortedMap();
    }

    public static <E extends Comparable<E>> SortedSet<E> noSet() {
        return Collections.emptySortedSet();
    }

    public static <K extends Comparable<K>, V> SortedMap<K, V> map(SortedMap<K, V> map) {
        return Collections.unmodifiableSortedMap(new TreeMap<>(map));
    }

    public static <E extends Comparable<E>> SortedSet<E> set(Collection<E> elements) {
        return Collections.unmodifiableSortedSet(new TreeSet<>(elements));
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
