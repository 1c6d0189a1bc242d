package heraldo.bot.sandbox.world;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Messages by author and nonce, for the few minutes in which Discord deduplicates them. Its documentation mentions the author
 * but no channel, so this takes the stricter reading: a nonce counts across all channels.
 */
public final class Nonces {
    private static final Duration REMEMBERED = Duration.ofMinutes(5);

    private record Entry(Message message, Instant until) {}

    private final InstantSource clock;
    private final Map<String, Entry> entries = new LinkedHashMap<>();

    Nonces(InstantSource clock) {
        this.clock = clock;
    }

    /** The message that this author sent with this nonce a little while ago, whatever the channel. */
    public Optional<Message> find(User author, String nonce) {
        Instant now = clock.instant();
        entries.values().removeIf(entry -> entry.until().isBefore(now));
        return Optional.ofNullable(entries.get(key(author, nonce))).map(Entry::message);
    }

    /** Remembers a message by its nonce. */
    public void remember(Message message, String nonce) {
        entries.put(
                key(message.author(), nonce), new Entry(message, clock.instant().plus(REMEMBERED)));
    }

    /** Forgets them all, as if their minutes were over. */
    public void forget() {
        entries.clear();
    }

    private static String key(User author, String nonce) {
        return author.id() + "/" + nonce;
    }
}
