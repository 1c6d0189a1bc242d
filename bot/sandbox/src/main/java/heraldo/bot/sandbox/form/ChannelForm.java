package heraldo.bot.sandbox.form;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.wire.Form;
import java.util.Set;

/** Channels and their overwrites as the bot may create or change them. */
public final class ChannelForm {
    private ChannelForm() {}

    /** Checks a new channel. */
    public static void check(JsonNode body) {
        Form.check(body, form -> fields(form.required("name")));
    }

    /** Checks the changes of a channel. */
    public static void checkChanges(JsonNode body) {
        Form.check(body, ChannelForm::fields);
    }

    /** Checks one overwrite put by its own route. */
    public static void checkOverwrite(JsonNode body) {
        Form.check(body, form -> overwrite(form.required("type")));
    }

    private static void fields(Form form) {
        form.text("name", 1, 100)
                .text("topic", 0, 1024)
                .oneOf("type", Set.of(0, 2, 4, 5))
                .integer("position", 0, Integer.MAX_VALUE)
                .integer("rate_limit_per_user", 0, 21_600)
                .truth("nsfw")
                .each("permission_overwrites", 0, 1000, each -> overwrite(each.required("id", "type")));
    }

    private static void overwrite(Form overwrite) {
        overwrite.oneOf("type", Set.of(0, 1));
        bits(overwrite, "allow");
        bits(overwrite, "deny");
    }

    private static void bits(Form overwrite, String field) {
        if (overwrite.has(field) && !overwrite.get(field).asText().matches("\\d{1,19}")) {
            overwrite.complain(field, "NUMBER_TYPE_COERCE", "Value is not an integer.");
        }
    }
}
