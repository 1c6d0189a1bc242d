package heraldo.bot.sandbox.form;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.wire.Form;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** The options of a command: subcommands, groups of them, and values. */
final class OptionForm {
    private static final int SUBCOMMAND = 1;
    private static final int GROUP = 2;
    static final int STRING = 3;
    private static final int LAST_TYPE = 11;

    private OptionForm() {}

    /** Checks the options of a command. */
    static void checkList(Form command) {
        checkList(command, Set.of());
    }

    /** Checks options below a command (no type), a group or a subcommand. */
    private static void checkList(Form parent, Set<Integer> parentType) {
        Set<String> names = new HashSet<>();
        Map<String, Set<String>> named = new HashMap<>();
        boolean[] optionalSeen = {false};
        parent.each("options", 0, CommandForm.MOST, option -> {
            check(option);
            if (!names.add(option.get("name").asText())) {
                option.complain("name", "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED", "Option names must be unique");
            }
            twins(option, named);
            if (misplaced(option.get("type").asInt(), parentType) || nests(option) != firstNests(parent)) {
                option.complain(
                        "type",
                        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                        "Sub-command and sub-command group option types are mutually exclusive to all other types");
            }
            order(option, optionalSeen);
        });
    }

    /** No two options are called the same in any language; one that has no name in a language is called as it is everywhere. */
    private static void twins(Form option, Map<String, Set<String>> named) {
        JsonNode local = option.get("name_localizations");
        for (String locale : Locales.known()) {
            String name = local.path(locale).asText(option.get("name").asText());
            if (!named.computeIfAbsent(locale, each -> new HashSet<>()).add(name) && local.has(locale)) {
                option.complain(
                        "name_localizations",
                        "APPLICATION_COMMAND_OPTIONS_NAME_INVALID",
                        "Option names must be unique; \"" + name + "\" is there twice in " + locale);
            }
        }
    }

    private static boolean misplaced(int type, Set<Integer> parentType) {
        boolean nests = type == SUBCOMMAND || type == GROUP;
        return (parentType.contains(SUBCOMMAND) && nests) || (parentType.contains(GROUP) && type != SUBCOMMAND);
    }

    private static boolean nests(Form option) {
        int type = option.get("type").asInt();
        return type == SUBCOMMAND || type == GROUP;
    }

    private static boolean firstNests(Form parent) {
        int first = parent.node().at("/options/0/type").asInt();
        return first == SUBCOMMAND || first == GROUP;
    }

    private static void order(Form option, boolean[] optionalSeen) {
        boolean required = option.get("required").asBoolean();
        if (required && optionalSeen[0]) {
            option.complain(
                    "required",
                    "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                    "Required options must be placed before non-required options");
        }
        optionalSeen[0] |= !required;
    }

    private static void check(Form option) {
        option.required("type", "name", "description")
                .integer("type", 1, LAST_TYPE)
                .text("name", 1, 32)
                .text("description", 1, 100)
                .matching("name", CommandForm.NAME, CommandForm.INVALID_NAME, "Command name is invalid")
                .truth("required")
                .truth("autocomplete")
                .integer("min_length", 0, 6000)
                .integer("max_length", 1, 6000);
        Locales.check(option, "name_localizations", 32, CommandForm.NAME);
        Locales.check(option, "description_localizations", 100, null);
        choices(option);
        checkList(option, Set.of(option.get("type").asInt()));
    }

    private static void choices(Form option) {
        if (option.get("autocomplete").asBoolean() && !option.get("choices").isEmpty()) {
            option.complain(
                    "autocomplete",
                    "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES",
                    "Autocomplete cannot be used together with choices");
        }
        boolean textual = option.get("type").asInt() == STRING;
        option.each("choices", 0, CommandForm.MOST, choice -> ChoiceForm.check(choice, textual));
        ChoiceForm.unique(option);
    }
}
