package heraldo.bot.discord.gate;

import java.security.SecureRandom;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;

/**
 * Keeps half-filled forms, each for one person alone. Only the latest are kept, and none across a restart: none of it was
 * executed yet, and somebody whose slip is gone sees the state of the books.
 *
 * @param <T> what is kept
 */
public final class Slips<T> {

    private static final int KEPT = 5_000;
    private static final int BASE = 36;
    private static final int FIRST = 1_000_000;

    private final SequencedMap<String, Kept<T>> slips = new LinkedHashMap<>();
    private int last = new SecureRandom().nextInt(FIRST);

    private record Kept<T>(long user, T slip) {}

    /** Keeps one. Returns its number, by which it is found again. */
    public synchronized String keep(long user, T slip) {
        String number = Integer.toString(last++, BASE);
        slips.put(number, new Kept<>(user, slip));
        if (slips.size() > KEPT) {
            slips.pollFirstEntry();
        }
        return number;
    }

    /** Finds one of a user; empty if it is too old. */
    public synchronized Optional<T> find(long user, String number) {
        return Optional.ofNullable(slips.get(number))
                .filter(kept -> kept.user() == user)
                .map(Kept::slip);
    }

    /** Removed once executed, so that it cannot be executed twice. */
    public synchronized void forget(String number) {
        slips.remove(number);
    }
}
