package heraldo.bot.sandbox.form;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.wire.Form;
import java.util.Set;

/** Threads as the bot may open or change them. */
public final class ThreadForm {
    private static final Set<Integer> PATIENCE = Set.of(60, 1440, 4320, 10_080);

    private ThreadForm() {}

    /** Checks a new thread. */
    public static void check(JsonNode body) {
        Form.check(body, form -> fields(form.required("name")).oneOf("type", Set.of(10, 11, 12)));
    }

    /** Checks the changes of a thread. */
    public static void checkChanges(JsonNode body) {
        Form.check(body, form -> fields(form).truth("archived").truth("locked"));
    }

    private static Form fields(Form form) {
        return form.text("name", 1, 100)
                .oneOf("auto_archive_duration", PATIENCE)
                .integer("rate_limit_per_user", 0, 21_600)
                .truth("invitable");
    }
}
