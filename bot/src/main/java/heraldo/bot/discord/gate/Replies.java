package heraldo.bot.discord.gate;

import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;
import net.dv8tion.jda.api.interactions.InteractionHook;

/**
 * Knows through which interaction a reply can still be edited: Discord allows that only through the last press of its reader.
 * Only the latest are remembered; an unknown reply stays as it is.
 */
final class Replies {
    private static final int REMEMBERED = 500;

    private final SequencedMap<Long, InteractionHook> latest = new LinkedHashMap<>();

    /** A reply was given, or changed, through a hook. */
    synchronized void keep(long message, InteractionHook hook) {
        latest.remove(message);
        latest.put(message, hook);
        if (latest.size() > REMEMBERED) {
            latest.pollFirstEntry();
        }
    }

    /** The hook through which a reply can be changed; empty if it is too long ago. */
    synchronized Optional<InteractionHook> hook(long message) {
        return Optional.ofNullable(latest.get(message)).filter(hook -> !hook.isExpired());
    }
}
