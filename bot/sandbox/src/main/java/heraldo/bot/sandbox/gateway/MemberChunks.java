package heraldo.bot.sandbox.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Snowflake;
import heraldo.bot.sandbox.world.Guild;
import heraldo.bot.sandbox.world.Member;
import heraldo.bot.sandbox.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.StreamSupport;

/** The members that the bot asks for over the gateway, in chunks of a thousand. */
final class MemberChunks {
    private static final int CHUNK = 1000;

    private MemberChunks() {}

    static List<ObjectNode> of(World world, JsonNode request) {
        Guild guild = world.guild(Snowflake.of(request.path("guild_id").asText()));
        List<Member> found = guild.members().stream()
                .filter(each -> matches(each, request))
                .limit(limit(request))
                .toList();
        int count = Math.max(1, (found.size() + CHUNK - 1) / CHUNK);
        List<ObjectNode> chunks = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            List<Member> part = found.subList(i * CHUNK, Math.min(found.size(), (i + 1) * CHUNK));
            chunks.add(Json.object(
                    "guild_id", guild.id(),
                    "members", part.stream().map(Member::json).toList(),
                    "chunk_index", i,
                    "chunk_count", count,
                    "not_found", List.of(),
                    "nonce", request.get("nonce")));
        }
        return chunks;
    }

    private static int limit(JsonNode request) {
        int limit = request.path("limit").asInt();
        return limit == 0 ? Integer.MAX_VALUE : limit;
    }

    private static boolean matches(Member member, JsonNode request) {
        if (request.hasNonNull("user_ids")) {
            JsonNode ids = request.get("user_ids");
            String id = member.user().id().toString();
            return ids.isArray()
                    ? StreamSupport.stream(ids.spliterator(), false)
                            .anyMatch(each -> each.asText().equals(id))
                    : ids.asText().equals(id);
        }
        String beginning = request.path("query").asText().toLowerCase(Locale.ROOT);
        return member.user().username().toLowerCase(Locale.ROOT).startsWith(beginning);
    }
}
