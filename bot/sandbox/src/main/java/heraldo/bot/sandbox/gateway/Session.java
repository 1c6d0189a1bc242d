package heraldo.bot.sandbox.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Happening;
import heraldo.bot.sandbox.world.World;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A session of the bot: numbered events across connections, so that the bot can resume after a lost one. Used under the world's
 * lock.
 */
final class Session implements Consumer<Happening> {
    private static final int REMEMBERED = 10_000;

    private record Event(long number, ObjectNode payload) {}

    private final World world;
    private final String id;
    private final Shard shard;
    private final int intents;
    private final Deque<Event> sent = new ArrayDeque<>();
    private long number;
    private @Nullable Wire wire;
    private final Disorder disorder = new Disorder();
    private final Predicate<JsonNode> silent;

    /**
     * A session.
     *
     * @param shard of which servers it is told
     * @param silent of which happenings nothing is told
     */
    Session(World world, String id, Shard shard, int intents, Wire wire, Predicate<JsonNode> silent) {
        this.silent = silent;
        this.world = world;
        this.id = id;
        this.shard = shard;
        this.intents = intents;
        this.wire = wire;
    }

    String id() {
        return id;
    }

    Shard shard() {
        return shard;
    }

    /** The kinds of events it is told of, as bits. */
    int intents() {
        return intents;
    }

    /** The connection in use; null while there is none. */
    @Nullable
    Wire wire() {
        return wire;
    }

    void disconnected(Wire closed) {
        if (wire == closed) {
            wire = null;
        }
    }

    /** Takes up the session on a new connection, with all events after a number; false if they are no longer known. */
    boolean resume(Wire fresh, long after) {
        boolean known = after <= number && (sent.isEmpty() || sent.peekFirst().number() <= after + 1);
        if (known) {
            wire = fresh;
            sent.stream()
                    .filter(each -> each.number() > after)
                    .map(Event::payload)
                    .forEach(fresh::send);
            dispatch("RESUMED", Json.object());
        }
        return known;
    }

    /** Returns the disorder that affects the next interactions. */
    Disorder disorder() {
        return disorder;
    }

    @Override
    public void accept(Happening happening) {
        Snowflake bot = world.bot().id();
        if (!happening.audience().test(bot)) {
            return;
        }
        ObjectNode data = happening.data().apply(bot);
        if (silent.test(data) || !shard.hears(happening.type(), data)) {
            return;
        }
        if (happening.type().equals("INTERACTION_CREATE")) {
            disorder.befall(data).forEach(each -> dispatch(happening.type(), each));
            return;
        }
        if (Intents.bring(intents, happening.type(), data.has("guild_id")) || concernsBot(happening.type(), data)) {
            dispatch(happening.type(), readable(data));
        }
    }

    private boolean concernsBot(String type, JsonNode data) {
        return type.equals("GUILD_MEMBER_UPDATE")
                && data.at("/user/id").asText().equals(world.bot().id().toString());
    }

    /** Without the intent, what others write in servers is left out, but for what mentions the bot. */
    private ObjectNode readable(ObjectNode data) {
        boolean ofOther = data.has("author") && !data.get("author").path("bot").asBoolean();
        boolean hidden = ofOther
                && data.has("guild_id")
                && (intents & Intents.MESSAGE_CONTENT) == 0
                && !data.path("mentions")
                        .findValuesAsText("id")
                        .contains(world.bot().id().toString());
        if (hidden) {
            data.put("content", "");
            List.of("embeds", "components", "attachments").forEach(data::putArray);
        }
        return data;
    }

    void dispatch(String type, JsonNode data) {
        ObjectNode payload = Json.object("op", 0, "s", ++number, "t", type, "d", data);
        sent.addLast(new Event(number, payload));
        if (sent.size() > REMEMBERED) {
            sent.removeFirst();
        }
        if (wire != null) {
            wire.send(payload);
        }
    }
}
