package heraldo.bot.sandbox.form;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.wire.Form;
import heraldo.bot.sandbox.wire.Json;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** The choices of an option, declared or suggested while somebody types. */
public final class ChoiceForm {
    private ChoiceForm() {}

    /** Checks the data of an autocomplete answer. */
    public static void checkSuggestions(JsonNode data, boolean textual) {
        Form.check(
                Json.object("data", data),
                form -> form.required("data").inner("data", inner -> {
                    inner.required("choices");
                    inner.each("choices", 0, CommandForm.MOST, choice -> check(choice, textual));
                }));
    }

    static void check(Form choice, boolean textual) {
        choice.required("name", "value").text("name", 1, 100);
        Locales.check(choice, "name_localizations", 100, null);
        if (textual) {
            choice.text("value", 1, 100);
        } else if (!choice.get("value").isNumber()) {
            choice.complain(
                    "value",
                    "NUMBER_TYPE_COERCE",
                    "Value \"" + choice.get("value").asText() + "\" is not int.");
        }
    }

    static void unique(Form option) {
        Map<String, Set<String>> named = new HashMap<>();
        for (JsonNode choice : option.get("choices")) {
            if (!Locales.alone(choice, named)) {
                option.complain(
                        "choices", "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATE", "Choice names must be unique");
            }
        }
    }
}
