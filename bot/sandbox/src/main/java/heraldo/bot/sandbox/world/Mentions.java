package heraldo.bot.sandbox.world;

import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Snowflake;
import java.util.List;

/**
 * The users and roles that a message pings, after allowed mentions and permissions.
 *
 * @param users users
 * @param roles ids of roles
 * @param everyone whether it pings everyone
 */
public record Mentions(List<User> users, List<Snowflake> roles, boolean everyone) {
    public static final Mentions NONE = new Mentions(List.of(), List.of(), false);

    public Mentions {
        users = List.copyOf(users);
        roles = List.copyOf(roles);
    }

    /** Returns whether it pings a user by name. */
    public boolean of(Snowflake user) {
        return users.stream().anyMatch(each -> each.id().equals(user));
    }

    ObjectNode json() {
        return Json.object(
                "mentions", users.stream().map(User::json).toList(),
                "mention_roles", roles,
                "mention_everyone", everyone);
    }
}
