package heraldo.bot.sandbox.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.Form;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.World;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The values that a user chose from a select menu, checked against its limits and its options. */
final class ChosenValues {
    private static final int STRING_SELECT = 3;

    /** The type of a command's option that names what a menu of some type names. */
    private static final List<Integer> OPTION_TYPES = List.of(6, 8, 9, 7);

    private static final int USER_SELECT = 5;

    private final OptionValue things;

    ChosenValues(World world, Channel channel) {
        this.things = new OptionValue(world, channel);
    }

    ObjectNode resolved() {
        return things.resolved();
    }

    ArrayNode read(JsonNode select, JsonNode values) {
        Set<String> chosen = new LinkedHashSet<>();
        values.forEach(each -> chosen.add(each.asText()));
        boolean fits = chosen.size() == values.size()
                && chosen.size() >= select.path("min_values").asInt(1)
                && chosen.size() <= select.path("max_values").asInt(1);
        if (!fits || !offered(select, chosen)) {
            throw Form.wrong("values", "COMPONENT_VALIDATION_FAILED", "Component validation failed: values");
        }
        return Json.array(new ArrayList<>(chosen));
    }

    private boolean offered(JsonNode select, Set<String> chosen) {
        int type = select.path("type").asInt();
        if (type == STRING_SELECT) {
            Set<String> values = new LinkedHashSet<>(select.path("options").findValuesAsText("value"));
            return values.containsAll(chosen);
        }
        JsonNode declared = Json.object("type", OPTION_TYPES.get(type - USER_SELECT));
        chosen.forEach(each -> Form.check(Json.object("value", each), form -> things.check(form, declared, false)));
        return true;
    }
}
