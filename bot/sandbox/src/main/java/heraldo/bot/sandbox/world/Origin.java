package heraldo.bot.sandbox.world;

import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.Snowflake;
import org.jspecify.annotations.Nullable;

/**
 * The origin of a message, if it is not plain writing.
 *
 * @param interaction Discord's interaction metadata, or null
 * @param onlyFor the one user who sees it, or null if it is not ephemeral
 * @param repliesTo id of the message it answers, or null
 * @param nonce the author's mark, or null
 */
public record Origin(
        @Nullable ObjectNode interaction,
        @Nullable Snowflake onlyFor,
        @Nullable Snowflake repliesTo,
        @Nullable String nonce) {
    public static final Origin PLAIN = new Origin(null, null, null, null);
}
