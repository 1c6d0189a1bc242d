package heraldo.bot.discord.post;

import java.time.Instant;
import java.util.Optional;
import java.util.function.Supplier;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.exceptions.InsufficientPermissionException;

/** The record of the messages of a post that may have gone out: in earlier tries, as far as known, and in this one. */
final class Trail {
    private static final int REFUSED = 400;
    private static final int BROKEN = 500;

    private final Optional<Instant> suspected;
    private boolean out;

    /**
     * Nothing has gone out by this try.
     *
     * @param suspected since when an earlier try may have got through; empty if none can have
     */
    Trail(Optional<Instant> suspected) {
        this.suspected = suspected;
    }

    Optional<Instant> suspected() {
        return suspected;
    }

    /** Returns whether a message of this try is there, or may be. */
    boolean out() {
        return out;
    }

    /** Sends a message: unless Discord or JDA says that it was not taken, it may be there. */
    <T> T send(Supplier<T> message) {
        boolean before = out;
        out = true;
        try {
            return message.get();
        } catch (RuntimeException e) {
            out = before || !refused(e);
            throw e;
        }
    }

    private static boolean refused(RuntimeException failure) {
        return switch (failure) {
            case InsufficientPermissionException e -> true;
            case ErrorResponseException e -> e.getResponse().code >= REFUSED && e.getResponse().code < BROKEN;
            default -> false;
        };
    }
}
