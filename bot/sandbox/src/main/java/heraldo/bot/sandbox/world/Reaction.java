package heraldo.bot.sandbox.world;

import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Snowflake;
import java.util.ArrayList;
import java.util.List;

/**
 * An emoji under a message.
 *
 * @param emoji the Unicode emoji
 * @param users who put it there
 */
public record Reaction(String emoji, List<Snowflake> users) {
    public Reaction {
        users = List.copyOf(users);
    }

    /** The same reaction with a user more. */
    public Reaction with(Snowflake user) {
        List<Snowflake> more = new ArrayList<>(without(user).users);
        more.add(user);
        return new Reaction(emoji, more);
    }

    /** The same reaction with a user less. */
    public Reaction without(Snowflake user) {
        return new Reaction(
                emoji, users.stream().filter(each -> !each.equals(user)).toList());
    }

    ObjectNode json(Snowflake viewer) {
        return Json.object(
                "emoji", Json.object("id", null, "name", emoji),
                "count", users.size(),
                "count_details", Json.object("burst", 0, "normal", users.size()),
                "burst_colors", List.of(),
                "me", users.contains(viewer),
                "me_burst", false);
    }
}
