package heraldo.bot.sandbox.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.Form;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.StreamSupport;

/** Checks the options that somebody gives against those that the command declares, and writes them as the bot gets them. */
final class OptionReading {
    private static final int SUBCOMMAND = 1;
    private static final int GROUP = 2;

    private final boolean typing;
    private final OptionValue values;
    private int focused;

    OptionReading(World world, Channel channel, boolean typing) {
        this.typing = typing;
        this.values = new OptionValue(world, channel);
    }

    /** Returns the number of options that the user is typing. */
    int focused() {
        return focused;
    }

    /** Users, roles and channels that were named. */
    ObjectNode resolved() {
        return values.resolved();
    }

    /** The options as the bot gets them. */
    ArrayNode read(Form given, JsonNode declared) {
        List<ObjectNode> read = new ArrayList<>();
        given.each("options", 0, 25, option -> {
            Optional<JsonNode> declaration = named(declared, option.get("name").asText());
            if (declaration.isEmpty()) {
                option.complain("name", "INTERACTION_OPTION_UNKNOWN", "Unknown option");
            } else {
                read.add(one(option, declaration.get()));
            }
        });
        demandAll(given, declared);
        return Json.array(read);
    }

    private ObjectNode one(Form option, JsonNode declared) {
        int type = declared.path("type").asInt();
        ObjectNode told = Json.object("name", declared.get("name"), "type", type);
        if (type == SUBCOMMAND || type == GROUP) {
            told.set("options", read(option, declared.path("options")));
            return told;
        }
        boolean focus = typing && option.get("focused").asBoolean();
        if (focus) {
            focused++;
            told.put("focused", true);
            checkFocus(option, declared);
            told.put("value", option.get("value").asText(""));
        } else {
            option.required("value");
            values.check(option, declared, typing);
            told.set("value", option.node().get("value"));
        }
        return told;
    }

    private static void checkFocus(Form option, JsonNode declared) {
        if (!declared.path("autocomplete").asBoolean()) {
            option.complain("focused", "INTERACTION_OPTION_NO_AUTOCOMPLETE", "The option has no autocomplete");
        }
    }

    /** Required options must be there once the command is given; of subcommands exactly one. */
    private void demandAll(Form given, JsonNode declared) {
        boolean nested = declared.path(0).path("type").asInt() == SUBCOMMAND
                || declared.path(0).path("type").asInt() == GROUP;
        if (nested && given.get("options").size() != 1) {
            given.complain("options", "BASE_TYPE_REQUIRED", "Exactly one subcommand must be given");
        }
        for (JsonNode each : declared) {
            String name = each.path("name").asText();
            if (!typing
                    && each.path("required").asBoolean()
                    && named(given.get("options"), name).isEmpty()) {
                given.complain(name, "BASE_TYPE_REQUIRED", "This field is required");
            }
        }
    }

    private static Optional<JsonNode> named(JsonNode options, String name) {
        return StreamSupport.stream(options.spliterator(), false)
                .filter(each -> each.path("name").asText().equals(name))
                .findFirst();
    }
}
