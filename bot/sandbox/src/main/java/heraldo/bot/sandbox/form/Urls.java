package heraldo.bot.sandbox.form;

import heraldo.bot.sandbox.wire.Form;
import java.util.regex.Pattern;

/** Addresses in messages. */
final class Urls {
    private static final int LONGEST = 2048;
    private static final Pattern WEB = Pattern.compile("https?://[^\\s]+");
    private static final Pattern FILE = Pattern.compile("attachment://[^\\s]+");
    private static final Pattern WEB_OR_FILE = Pattern.compile("(https?|attachment)://[^\\s]+");

    private Urls() {}

    static void check(Form form, String field, boolean mayBeFile) {
        form.text(field, 1, LONGEST)
                .matching(field, mayBeFile ? WEB_OR_FILE : WEB, "URL_TYPE_INVALID_URL", "Not a well formed URL.");
    }

    /** A file component shows nothing but files of its own message. */
    static void demandFile(Form form, String field) {
        form.matching(
                field,
                FILE,
                "UNFURLED_MEDIA_ITEM_ATTACHMENT_REFERENCE_REQUIRED",
                "Only attachment://<filename> references are allowed here");
    }
}
