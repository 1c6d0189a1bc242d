package heraldo.bot.sandbox.form;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.wire.Form;
import java.util.HashSet;
import java.util.Set;

/** The components of one message. */
final class ComponentForm {
    static final int ROW = 1;
    static final int BUTTON = 2;
    static final int STRING_SELECT = 3;
    static final int LAST_SELECT = 8;

    private static final int SECTION = 9;
    private static final int TEXT = 10;
    private static final int THUMBNAIL = 11;
    private static final int GALLERY = 12;
    private static final int FILE = 13;
    private static final int SEPARATOR = 14;
    private static final int CONTAINER = 17;

    private static final int MOST_ROWS = 5;
    private static final int MOST_COMPONENTS = 40;
    private static final int MOST_TEXT = 4000;
    private static final Set<Integer> ON_TOP = Set.of(ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER);
    private static final Set<Integer> IN_CONTAINER = Set.of(ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR);

    private final boolean second;
    private final Set<String> customIds = new HashSet<>();
    private final Set<Integer> ids = new HashSet<>();
    private int count;
    private int text;

    /**
     * A check of one message.
     *
     * @param second whether the message uses the second version of components
     */
    ComponentForm(boolean second) {
        this.second = second;
    }

    void checkMessage(Form message) {
        int most = second ? MOST_COMPONENTS : MOST_ROWS;
        Set<Integer> allowed = second ? ON_TOP : Set.of(ROW);
        message.each("components", 0, most, each -> check(each, allowed));
        if (count > MOST_COMPONENTS) {
            message.complain(
                    "components",
                    "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                    "The total number of components is over 40");
        }
        if (text > MOST_TEXT) {
            message.complain(
                    "components",
                    "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                    "The total displayable text size exceeds maximum size of " + MOST_TEXT);
        }
    }

    private void check(Form component, Set<Integer> allowed) {
        count++;
        component.required("type").oneOf("type", allowed);
        number(component);
        switch (component.get("type").asInt()) {
            case ROW -> row(component);
            case BUTTON -> new ButtonForm(customIds).check(component);
            case SECTION -> section(component);
            case TEXT -> text(component);
            case THUMBNAIL, FILE -> media(component, component.get("type").asInt() == FILE ? "file" : "media");
            case GALLERY -> component.required("items").each("items", 1, 10, item -> media(item, "media"));
            case SEPARATOR -> component.truth("divider").oneOf("spacing", Set.of(1, 2));
            case CONTAINER -> container(component);
            default -> select(component);
        }
    }

    /** Component ids that a sender sets must be unique; 0 counts as not set. */
    private void number(Form component) {
        component.integer("id", 0, Integer.MAX_VALUE);
        int id = component.get("id").asInt();
        if (id != 0 && !ids.add(id)) {
            component.complain("id", "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated");
        }
    }

    private void container(Form container) {
        container
                .required("components")
                .integer("accent_color", 0, 0xFFFFFF)
                .truth("spoiler")
                .each("components", 1, MOST_COMPONENTS, each -> check(each, IN_CONTAINER));
    }

    private void select(Form component) {
        int type = component.get("type").asInt();
        if (type >= STRING_SELECT && type <= LAST_SELECT) {
            new SelectForm(customIds, false).check(component);
        }
    }

    private void row(Form row) {
        row.required("components").each("components", 1, 5, each -> check(each, Set.of(2, 3, 5, 6, 7, 8)));
        JsonNode inside = row.get("components");
        for (JsonNode each : inside) {
            if (each.path("type").asInt() != BUTTON && inside.size() > 1) {
                row.complain(
                        "components",
                        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                        "The specified component exceeds the maximum width");
                return;
            }
        }
    }

    private void section(Form section) {
        section.required("components", "accessory")
                .each("components", 1, 3, each -> check(each, Set.of(TEXT)))
                .inner("accessory", each -> check(each, Set.of(BUTTON, THUMBNAIL)));
    }

    private void text(Form display) {
        display.required("content").text("content", 1, MOST_TEXT);
        text += display.get("content").asText("").length();
        if (display.get("content").asText("x").isBlank()) {
            display.complain("content", "BASE_TYPE_REQUIRED", "This field is required");
        }
    }

    private static void media(Form holder, String field) {
        holder.required(field).text("description", 0, 1024).truth("spoiler").inner(field, media -> {
            media.required("url");
            Urls.check(media, "url", true);
            if (field.equals("file")) {
                Urls.demandFile(media, "url");
            }
        });
    }
}
