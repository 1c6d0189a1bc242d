package heraldo.bot.sandbox.rest;

import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Message;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A page of a channel's history, newest message first. */
public final class Page {
    private Page() {}

    /**
     * The messages around, before or after an id of the query, or the newest.
     *
     * @param shown the whole history, oldest first
     * @param limit how many at most
     */
    public static List<Message> of(Call call, List<Message> shown, int limit) {
        Optional<Snowflake> around = call.queryId("around");
        Optional<Snowflake> after = call.queryId("after");
        if (around.isPresent()) {
            List<Message> older = last(before(shown, around.get()), limit / 2);
            List<Message> rest = first(from(shown, around.get(), true), limit - older.size());
            return joined(rest.reversed(), older.reversed());
        }
        if (after.isPresent()) {
            return first(from(shown, after.get(), false), limit).reversed();
        }
        return last(call.queryId("before").map(id -> before(shown, id)).orElse(shown), limit)
                .reversed();
    }

    private static List<Message> joined(List<Message> newer, List<Message> older) {
        return Stream.concat(newer.stream(), older.stream()).toList();
    }

    private static List<Message> before(List<Message> messages, Snowflake id) {
        return messages.stream().filter(each -> each.id().compareTo(id) < 0).toList();
    }

    private static List<Message> from(List<Message> messages, Snowflake id, boolean inclusive) {
        int bound = inclusive ? -1 : 0;
        return messages.stream().filter(each -> each.id().compareTo(id) > bound).toList();
    }

    private static List<Message> first(List<Message> messages, int count) {
        return messages.subList(0, Math.min(count, messages.size()));
    }

    private static List<Message> last(List<Message> messages, int count) {
        return messages.subList(Math.max(0, messages.size() - count), messages.size());
    }
}
