package heraldo.bot.sandbox.form;

import heraldo.bot.sandbox.wire.Form;
import java.util.Set;

/** Buttons. */
final class ButtonForm {
    private static final int LINK = 5;
    private static final int PREMIUM = 6;

    private final Set<String> customIds;

    ButtonForm(Set<String> customIds) {
        this.customIds = customIds;
    }

    void check(Form button) {
        button.required("style")
                .integer("style", 1, PREMIUM)
                .text("label", 0, 80)
                .truth("disabled");
        if (button.get("style").asInt() == LINK) {
            button.required("url");
            Urls.check(button, "url", false);
            button.text("url", 1, 512);
        } else {
            CustomIds.check(button, customIds);
        }
        if (!button.has("label") && !button.has("emoji")) {
            button.complain("BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button needs a label or an emoji");
        }
    }
}
