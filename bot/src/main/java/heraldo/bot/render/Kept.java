package heraldo.bot.render;

import java.lang.ref.SoftReference;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Supplier;

/**
 * Cache of values that depend on their keys alone, so that nothing depends on what was asked before. Bounded; a value may be
 * evicted when memory is short. Safe to be used by several threads.
 */
final class Kept<K, V> {

    private final int most;
    private final ConcurrentMap<K, SoftReference<V>> values = new ConcurrentHashMap<>();

    /** A cache of so many values; with one more all are forgotten. */
    Kept(int most) {
        this.most = most;
    }

    /** The value of a key, made if there is none. */
    V of(K key, Supplier<? extends V> made) {
        SoftReference<V> kept = values.get(key);
        V value = kept == null ? null : kept.get();
        if (value == null) {
            value = made.get();
            if (values.size() >= most) {
                values.clear();
            }
            values.put(key, new SoftReference<>(value));
        }
        return value;
    }
}
