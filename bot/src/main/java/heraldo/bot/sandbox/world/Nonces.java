package heraldo.bot.sandbox.world;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Messages by author, channel and nonce, for the few minutes in which Discord sends none of them twice. */
public final class Nonces {
    private static final Duration REMEMBERED = Duration.ofMinutes(5);

    private record Entry(Message message, Instant until) {}

    private final InstantSource clock;
    private final Map<String, Entry> entries = new LinkedHashMap<>();

    Nonces(InstantSource clock) {
        this.clock = clock;
    }

    /** The message that this author sent with this nonce to this channel a little while ago. */
    public Optional<Message> find(Channel channel, User author, String nonce) {
        Instant now = clock.instant();
        entries.values().removeIf(entry -> entry.until().isBefore(now));
        return Optional.ofNullable(entries.get(key(channel, author, nonce))).map(Entry::message);
    }

    /** Remembers a message by its nonce. */
    public void remember(Message message, String nonce) {
        entries.put(
                key(message.channel(), message.author(), nonce),
                new Entry(message, clock.instant().plus(REMEMBERED)));
    }

    /** Forgets them all, as if their minutes were over. */
    public void forget() {
        entries.clear();
    }

    private static String key(Channel channel, User author, String nonce) {
        return channel.id() + "/" + author.id() + "/" + nonce;
    }
}
