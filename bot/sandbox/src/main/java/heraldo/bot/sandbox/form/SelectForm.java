package heraldo.bot.sandbox.form;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.wire.Form;
import java.util.HashSet;
import java.util.Set;

/** Select menus, of given texts or of users, roles and channels. */
final class SelectForm {
    private static final int MOST = 25;

    private final Set<String> customIds;
    private final boolean inModal;

    /** @param inModal whether something has to be chosen there unless it says otherwise */
    SelectForm(Set<String> customIds, boolean inModal) {
        this.customIds = customIds;
        this.inModal = inModal;
    }

    void check(Form select) {
        CustomIds.check(select, customIds);
        select.text("placeholder", 0, 150)
                .integer("min_values", 0, MOST)
                .integer("max_values", 1, MOST)
                .truth("disabled");
        if (select.get("type").asInt() == ComponentForm.STRING_SELECT) {
            select.required("options").each("options", 1, MOST, SelectForm::option);
            unique(select);
        }
        if (inModal
                && select.truth("required").get("required").asBoolean(true)
                && select.get("min_values").asInt(1) == 0) {
            select.complain(
                    "min_values",
                    "COMPONENT_REQUIRED_MIN_VALUES",
                    "min_values must be at least 1 when required is true");
        }
        if (select.get("min_values").asInt(1) > select.get("max_values").asInt(1)) {
            select.complain("min_values", "NUMBER_TYPE_MAX", "min_values must not be greater than max_values.");
        }
    }

    private static void option(Form option) {
        option.required("label", "value")
                .text("label", 1, 100)
                .text("value", 1, 100)
                .text("description", 0, 100)
                .truth("default");
    }

    private static void unique(Form select) {
        Set<String> values = new HashSet<>();
        for (JsonNode option : select.get("options")) {
            if (!values.add(option.path("value").asText())) {
                select.complain(
                        "options",
                        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                        "The specified option value is already used");
            }
        }
    }
}
