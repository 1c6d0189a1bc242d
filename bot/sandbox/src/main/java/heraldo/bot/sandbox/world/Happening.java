package heraldo.bot.sandbox.world;

import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.Snowflake;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Something that happened and is told to those who may know it.
 *
 * @param type Discord's name of the event, as {@code MESSAGE_CREATE}
 * @param data what a user is told, by the user's id
 * @param audience which users may know, by id; asked while the world stands still
 */
public record Happening(String type, Function<Snowflake, ObjectNode> data, Predicate<Snowflake> audience) {
    /** Something told to one user. */
    public static Happening to(Snowflake user, String type, ObjectNode data) {
        return new Happening(type, viewer -> data, user::equals);
    }
}
