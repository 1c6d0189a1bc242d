package heraldo.bot.sandbox.form;

import heraldo.bot.sandbox.wire.Form;
import java.util.Set;

/** The custom ids of one message or modal: 1 to 100 characters, each only once. */
final class CustomIds {
    private CustomIds() {}

    static void check(Form component, Set<String> seen) {
        component.required("custom_id").text("custom_id", 1, 100);
        if (component.has("custom_id") && !seen.add(component.get("custom_id").asText())) {
            component.complain(
                    "custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated");
        }
    }
}
