package heraldo.bot.sandbox.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.wire.Snowflake;
import java.util.Optional;

/**
 * One of the equal parts into which a bot may split its servers. A session is told of the servers of its part alone, and the first
 * part of what happens in no server, as in private letters.
 *
 * @param number from 0 to one less than the total
 * @param total how many parts there are, from 1
 */
record Shard(int number, int total) {
    /** The low bits of an id say nothing of the second in which it was made. */
    private static final int TIME = 22;

    /** The only shard of a bot that does not split its servers. */
    static final Shard WHOLE = new Shard(0, 1);

    /** Returns the shard that a bot asks for when it identifies; empty if there is no such shard. */
    static Optional<Shard> of(JsonNode asked) {
        if (asked.isMissingNode() || asked.isNull()) {
            return Optional.of(WHOLE);
        }
        boolean whole = asked.isArray()
                && asked.size() == 2
                && asked.path(0).isInt()
                && asked.path(1).isInt();
        Shard shard = new Shard(asked.path(0).asInt(), asked.path(1).asInt());
        return whole && shard.number >= 0 && shard.number < shard.total ? Optional.of(shard) : Optional.empty();
    }

    /** Returns whether a server belongs to this shard. */
    boolean has(Snowflake guild) {
        return has(guild.value());
    }

    /** Returns whether this shard receives an event: one of its own servers, or for shard 0 also one without a server. */
    boolean hears(String event, JsonNode data) {
        boolean ofGuild = event.equals("GUILD_CREATE") || event.equals("GUILD_UPDATE") || event.equals("GUILD_DELETE");
        JsonNode guild = data.path(ofGuild ? "id" : "guild_id");
        boolean nowhere = guild.isMissingNode() || guild.isNull();
        return nowhere ? number == 0 : has(guild.asLong());
    }

    private boolean has(long guild) {
        return Long.remainderUnsigned(guild >>> TIME, total) == number;
    }
}
