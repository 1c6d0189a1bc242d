package heraldo.bot.sandbox.form;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.wire.Form;
import java.util.HashSet;
import java.util.Set;

/** The form check of radio groups, checkbox groups and checkboxes in a modal. */
final class TickForm {
    static final int RADIO = 21;
    static final int GROUP = 22;
    static final int BOX = 23;

    private static final int MOST = 10;

    private final Set<String> customIds;

    TickForm(Set<String> customIds) {
        this.customIds = customIds;
    }

    void check(Form ticks) {
        CustomIds.check(ticks, customIds);
        switch (ticks.get("type").asInt()) {
            case RADIO -> options(ticks, 2);
            case GROUP -> options(ticks.integer("min_values", 0, MOST).integer("max_values", 1, MOST), 1);
            case BOX -> ticks.truth("default");
            default -> {
                /* an upload has nothing to tick */
            }
        }
    }

    private static void options(Form ticks, int least) {
        ticks.required("options").truth("required").each("options", least, MOST, TickForm::option);
        Set<String> values = new HashSet<>();
        for (JsonNode option : ticks.get("options")) {
            if (!values.add(option.path("value").asText())) {
                ticks.complain(
                        "options",
                        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                        "The specified option value is already used");
            }
        }
    }

    private static void option(Form option) {
        option.required("label", "value")
                .text("label", 1, 100)
                .text("value", 1, 100)
                .text("description", 0, 100)
                .truth("default");
    }
}
