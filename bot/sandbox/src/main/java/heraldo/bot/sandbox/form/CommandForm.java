package heraldo.bot.sandbox.form;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.wire.Form;
import heraldo.bot.sandbox.wire.Json;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** A command as the bot may register it. */
public final class CommandForm {
    static final String INVALID_NAME = "APPLICATION_COMMAND_INVALID_NAME";
    static final int MOST = 25;

    /** Names of slash commands and options: letters, digits, {@code - _ '}, no capitals. */
    static final Pattern NAME =
            Pattern.compile("^(?!.*[\\p{Lu}\\p{Lt}])[-_'\\p{L}\\p{N}\\p{IsDevanagari}\\p{IsThai}]{1,32}$");

    private static final int MOST_COMMANDS = 100;
    private static final int LARGEST = 8000;

    private CommandForm() {}

    /** Checks one command. */
    public static void check(JsonNode body) {
        Form.check(body, form -> {
            form.required("name");
            if (isSlash(form)) {
                form.required("description");
            }
            fields(form);
        });
    }

    /** Checks the changes of one command. */
    public static void checkChanges(JsonNode body) {
        Form.check(body, CommandForm::fields);
    }

    /** Checks a list of commands that is to replace all others. */
    public static void checkAll(JsonNode list) {
        Form.check(Json.object("commands", list), form -> {
            Map<Integer, Map<String, Set<String>>> named = new HashMap<>();
            form.each("commands", 0, 3 * MOST_COMMANDS, each -> {
                each.required("name");
                if (isSlash(each)) {
                    each.required("description");
                }
                fields(each);
                if (!Locales.alone(
                        each.node(), named.computeIfAbsent(each.get("type").asInt(1), type -> new HashMap<>()))) {
                    each.complain("APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique");
                }
            });
        });
    }

    private static boolean isSlash(Form form) {
        return form.get("type").asInt(1) == 1;
    }

    private static void fields(Form form) {
        form.oneOf("type", Set.of(1, 2, 3)).text("name", 1, 32).truth("nsfw").truth("dm_permission");
        if (isSlash(form)) {
            form.text("description", 1, 100).matching("name", NAME, INVALID_NAME, "Command name is invalid");
        } else {
            form.text("description", 0, 0);
        }
        Locales.check(form, "name_localizations", 32, isSlash(form) ? NAME : null);
        Locales.check(form, "description_localizations", 100, null);
        form.list("contexts", 0, 3);
        form.list("integration_types", 0, 2);
        if (form.has("default_member_permissions")
                && !form.get("default_member_permissions").asText().matches("\\d{1,19}")) {
            form.complain("default_member_permissions", "NUMBER_TYPE_COERCE", "Value is not an integer.");
        }
        OptionForm.checkList(form);
        if (CommandSize.of(form.node()) > LARGEST) {
            form.complain("APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (" + LARGEST + ")");
        }
    }
}
