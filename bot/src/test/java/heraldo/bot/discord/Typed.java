package heraldo.bot.discord;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.world.Command;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A command as it is registered, and what can be typed into it.
 *
 * @param words its names, from the top
 */
record Typed(Command command, List<String> words, JsonNode options) {

    private static final int GROUP = 2;
    private static final int TEXT = 3;
    private static final int NUMBER = 4;
    private static final int YES_NO = 5;
    private static final int ROLE = 8;

    /** Every command that can be given. */
    static List<Typed> all(List<Command> registered) {
        List<Typed> all = new ArrayList<>();
        registered.forEach(command -> collect(command, List.of(command.name()), command.options(), all));
        return List.copyOf(all);
    }

    private static void collect(Command command, List<String> words, JsonNode options, List<Typed> into) {
        boolean branches = options.path(0).path("type").asInt(GROUP + 1) <= GROUP;
        if (!branches) {
            into.add(new Typed(command, words, options));
            return;
        }
        for (JsonNode branch : options) {
            List<String> deeper = new ArrayList<>(words);
            deeper.add(branch.path("name").asText());
            collect(command, deeper, branch.path("options"), into);
        }
    }

    String name() {
        return String.join(" ", words);
    }

    /** The options for which something is suggested. */
    List<String> suggesting() {
        List<String> names = new ArrayList<>();
        options.forEach(option -> {
            if (option.path("autocomplete").asBoolean()) {
                names.add(option.path("name").asText());
            }
        });
        return names;
    }

    /** With every needed option filled in, and the campaign where there is an option for it. */
    ObjectNode given(String campaign) {
        List<ObjectNode> filled = new ArrayList<>();
        for (JsonNode option : options) {
            if (option.path("name").asText().equals("campaign") && !campaign.isEmpty()) {
                filled.add(answer(option).put("value", campaign));
            } else if (option.path("required").asBoolean()) {
                filled.add(answer(option));
            }
        }
        return data(filled);
    }

    /** With the same rubbish in every option, as far as its kind lets it in. */
    ObjectNode filled(String junk) {
        List<ObjectNode> filled = new ArrayList<>();
        for (JsonNode option : options) {
            if (option.path("type").asInt() != ROLE) {
                filled.add(free(option) ? answer(option).put("value", junk) : answer(option));
            }
        }
        return data(filled);
    }

    /** The options in which any text may stand. */
    List<String> texts() {
        List<String> names = new ArrayList<>();
        options.forEach(option -> {
            if (free(option)) {
                names.add(option.path("name").asText());
            }
        });
        return names;
    }

    /** Whether an option must be filled in. */
    boolean needs(String blank) {
        for (JsonNode option : options) {
            if (option.path("name").asText().equals(blank)) {
                return option.path("required").asBoolean();
            }
        }
        return false;
    }

    /** With some options filled in as they are given, and those left over that must be. */
    ObjectNode with(Map<String, String> given) {
        return data(filled(given));
    }

    private List<ObjectNode> filled(Map<String, String> given) {
        List<ObjectNode> filled = new ArrayList<>();
        for (JsonNode option : options) {
            String name = option.path("name").asText();
            if (given.containsKey(name) && free(option)) {
                filled.add(answer(option).put("value", given.get(name)));
            } else if (given.containsKey(name) || option.path("required").asBoolean()) {
                filled.add(answer(option));
            }
        }
        return filled;
    }

    private static boolean free(JsonNode option) {
        return option.path("type").asInt() == TEXT && option.path("choices").isEmpty();
    }

    /** While one option is being written. */
    ObjectNode typing(String blank) {
        return typing(blank, "", Map.of());
    }

    /** While something stands in one option that is being written, and in others. */
    ObjectNode typing(String blank, String text, Map<String, String> others) {
        List<ObjectNode> filled = filled(others);
        filled.removeIf(option -> option.path("name").asText().equals(blank));
        for (JsonNode option : options) {
            if (option.path("name").asText().equals(blank)) {
                filled.add(answer(option).put("value", text).put("focused", true));
                return data(filled);
            }
        }
        throw new IllegalArgumentException(blank);
    }

    private static ObjectNode answer(JsonNode option) {
        int type = option.path("type").asInt();
        ObjectNode answer = Json.object("name", option.path("name").asText(), "type", type);
        return switch (type) {
            case NUMBER ->
                answer.put("value", Math.max(1, option.path("min_value").asInt(1)));
            case YES_NO -> answer.put("value", true);
            default ->
                answer.put("value", option.path("choices").path(0).path("value").asText("x"));
        };
    }

    private ObjectNode data(List<ObjectNode> filled) {
        List<ObjectNode> inner = filled;
        for (int i = words.size() - 1; i > 0; i--) {
            int type = i < words.size() - 1 ? GROUP : 1;
            inner = List.of(Json.object("name", words.get(i), "type", type, "options", inner));
        }
        return Json.object("id", command.id(), "name", command.name(), "type", 1, "options", inner);
    }
}
