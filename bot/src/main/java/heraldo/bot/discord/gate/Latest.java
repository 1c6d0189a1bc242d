package heraldo.bot.discord.gate;

import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Predicate;

/** Keeps the latest values by their keys: at most 5,000, each for an hour, none across a restart. */
final class Latest<K, V> {

    private static final int KEPT = 5_000;
    private static final Duration LIFE = Duration.ofHours(1);

    private final SequencedMap<K, Kept<V>> values = new LinkedHashMap<>();

    private record Kept<V>(V value, Instant since) {

        boolean fresh(Instant now) {
            return !since.plus(LIFE).isBefore(now);
        }
    }

    /** Keeps a value in the place of an older one of its key. */
    synchronized void keep(K key, V value, Instant now) {
        values.values().removeIf(old -> !old.fresh(now));
        values.remove(key);
        values.put(key, new Kept<>(value, now));
        if (values.size() > KEPT) {
            values.pollFirstEntry();
        }
    }

    /** Finds a value; empty if it is too old. */
    synchronized Optional<V> find(K key, Instant now) {
        return Optional.ofNullable(values.get(key))
                .filter(old -> old.fresh(now))
                .map(Kept::value);
    }

    /** Finds a value and forgets it. */
    synchronized Optional<V> take(K key, Instant now) {
        Optional<V> found = find(key, now);
        values.remove(key);
        return found;
    }

    synchronized void forget(Predicate<V> which) {
        values.values().removeIf(old -> which.test(old.value()));
    }
}
