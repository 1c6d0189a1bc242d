package heraldo.bot.sandbox.form;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.wire.Form;
import heraldo.bot.sandbox.wire.Json;
import java.util.HashSet;
import java.util.Set;

/** A modal: text inputs in rows, or inputs and selects under labels, and texts between them. */
public final class ModalForm {
    static final int TEXT_INPUT = 4;

    private static final int TEXT = 10;
    private static final int LABEL = 18;
    private static final Set<Integer> LABELLED = Set.of(3, TEXT_INPUT, 5, 6, 7, 8, 19, 21, 22, 23);

    private final Set<String> customIds = new HashSet<>();

    private ModalForm() {}

    /** Checks the data of a callback that opens a modal. */
    public static void check(JsonNode data) {
        ModalForm check = new ModalForm();
        Form.check(Json.object("data", data), form -> form.required("data").inner("data", check::modal));
    }

    private void modal(Form modal) {
        modal.required("custom_id", "title", "components")
                .text("custom_id", 1, 100)
                .text("title", 1, 45)
                .each("components", 1, 5, this::part);
        if (modal.get("components").isArray() && customIds.isEmpty()) {
            modal.complain("components", "BASE_TYPE_REQUIRED", "A modal asks for something");
        }
    }

    private void part(Form part) {
        part.required("type").oneOf("type", Set.of(ComponentForm.ROW, TEXT, LABEL));
        switch (part.get("type").asInt()) {
            case ComponentForm.ROW ->
                part.required("components").each("components", 1, 1, input -> {
                    input.oneOf("type", Set.of(TEXT_INPUT)).required("label");
                    input(input);
                });
            case LABEL ->
                part.required("label", "component")
                        .text("label", 1, 45)
                        .text("description", 0, 100)
                        .inner("component", this::labelled);
            case TEXT -> part.required("content").text("content", 1, 4000);
            default -> {
                /* already refused */
            }
        }
    }

    private void labelled(Form input) {
        input.required("type").oneOf("type", LABELLED);
        int type = input.get("type").asInt();
        if (type == TEXT_INPUT) {
            input(input);
        } else if (type <= ComponentForm.LAST_SELECT) {
            new SelectForm(customIds, true).check(input);
        } else {
            new TickForm(customIds).check(input);
        }
    }

    private void input(Form input) {
        CustomIds.check(input, customIds);
        input.required("style")
                .oneOf("style", Set.of(1, 2))
                .text("label", 1, 45)
                .integer("min_length", 0, 4000)
                .integer("max_length", 1, 4000)
                .text("value", 0, 4000)
                .text("placeholder", 0, 100)
                .truth("required");
    }
}
