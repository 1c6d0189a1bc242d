package heraldo.bot.discord.gate;

import java.util.LinkedHashSet;
import java.util.SequencedSet;

/**
 * Filters duplicate interactions, since Discord may deliver one more than once. The books are idempotent anyway; this prevents
 * a second answer. Only the latest are remembered: Discord repeats soon or never.
 */
final class Repeats {
    private static final int REMEMBERED = 10_000;

    private final SequencedSet<Long> latest = new LinkedHashSet<>();

    /** Returns whether an interaction came before, and remembers it. */
    synchronized boolean known(long interaction) {
        boolean fresh = latest.add(interaction);
        if (latest.size() > REMEMBERED) {
            latest.removeFirst();
        }
        return !fresh;
    }
}
