package heraldo.rules.kernel;

import java.util.Map;

/** Maps that are known to hold what is looked for. */
public final class Known {

    private Known() {}

    /**
     * The value of a key that has one.
     *
     * @throws IllegalStateException if it has none; the message tells what kind of key it was and not which one, which may be secret
     */
    public static <K, V> V in(Map<K, V> map, K key) {
        V value = map.get(key);
        if (value == null) {
            throw new IllegalStateException(
                    "nothing is known of this " + key.getClass().getSimpleName());
        }
        return value;
    }
}
