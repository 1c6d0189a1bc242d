package heraldo.bot.sandbox.world;

import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Snowflake;
import java.time.Instant;
import java.util.List;
import java.util.SequencedSet;
import org.jspecify.annotations.Nullable;

/**
 * A user in a server.
 *
 * @param user who
 * @param nick name in this server, or null
 * @param roles ids of the roles, without {@code @everyone}
 * @param joinedAt since when
 */
public record Member(User user, @Nullable String nick, SequencedSet<Snowflake> roles, Instant joinedAt) {
    /** Discord's member object, with its user. */
    public ObjectNode json() {
        ObjectNode member = jsonWithoutUser();
        member.set("user", user.json());
        return member;
    }

    /** Discord's partial member object, as in a message. */
    public ObjectNode jsonWithoutUser() {
        return Json.object(
                "nick",
                nick,
                "roles",
                List.copyOf(roles),
                "joined_at",
                joinedAt,
                "avatar",
                null,
                "banner",
                null,
                "communication_disabled_until",
                null,
                "premium_since",
                null,
                "pending",
                false,
                "flags",
                0,
                "mute",
                false,
                "deaf",
                false);
    }

    /** The same member with other roles. */
    public Member withRoles(SequencedSet<Snowflake> others) {
        return new Member(user, nick, others, joinedAt);
    }

    /** The same member with another nickname, null for none. */
    public Member withNick(@Nullable String other) {
        return new Member(user, other, roles, joinedAt);
    }
}
