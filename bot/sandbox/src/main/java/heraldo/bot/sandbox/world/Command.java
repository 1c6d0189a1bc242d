package heraldo.bot.sandbox.world;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Snowflake;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A command of the bot.
 *
 * @param id the command's id
 * @param guild the server it belongs to, or null if it is there in all of them
 * @param version id of its latest change
 * @param body what the bot sent
 */
public record Command(Snowflake id, @Nullable Snowflake guild, Snowflake version, ObjectNode body) {
    public static final int CHAT_INPUT = 1;

    /** The defaults that Discord uses for fields that the bot did not send. */
    private static final Map<String, Object> DEFAULTS = Map.of(
            "type",
            CHAT_INPUT,
            "description",
            "",
            "dm_permission",
            true,
            "nsfw",
            false,
            "integration_types",
            List.of(0));

    private static final List<String> NULLABLE =
            List.of("default_member_permissions", "contexts", "name_localizations", "description_localizations");

    private static final List<String> NUMBERS = List.of("contexts", "integration_types");

    /** The name by which the bot knows it. */
    public String name() {
        return body.get("name").asText();
    }

    /** Returns whether this is its name in some language. */
    public boolean called(String word) {
        return name().equals(word)
                || body.path("name_localizations").properties().stream()
                        .anyMatch(each -> each.getValue().asText().equals(word));
    }

    /** 1 slash command, 2 user command, 3 message command. */
    public int type() {
        return body.path("type").asInt(CHAT_INPUT);
    }

    /** The declared options, subcommands among them. */
    public JsonNode options() {
        return body.path("options");
    }

    /** Discord's command object. */
    public ObjectNode json(Snowflake application) {
        ObjectNode command = Json.object("id", id, "application_id", application, "version", version);
        NULLABLE.forEach(command::putNull);
        DEFAULTS.forEach((name, value) -> command.set(name, Json.value(value)));
        command.setAll(body);
        NUMBERS.stream().filter(command::hasNonNull).forEach(each -> command.set(each, numbers(command.get(each))));
        JsonNode permissions = command.get("default_member_permissions");
        command.set(
                "default_member_permissions", permissions.isNull() ? permissions : Json.value(permissions.asText()));
        if (guild != null) {
            command.put("guild_id", guild.toString());
        }
        return command;
    }

    /** JDA writes these numbers as texts, and Discord takes them so. */
    private static ArrayNode numbers(JsonNode texts) {
        ArrayNode numbers = Json.array(List.of());
        texts.forEach(each -> numbers.add(each.asInt()));
        return numbers;
    }
}
