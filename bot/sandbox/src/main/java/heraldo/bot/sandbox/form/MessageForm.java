package heraldo.bot.sandbox.form;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.wire.DiscordError;
import heraldo.bot.sandbox.wire.Form;
import heraldo.bot.sandbox.world.MessageBody;
import heraldo.bot.sandbox.world.Upload;
import java.util.List;

/** A message as the bot may send or edit it. */
public final class MessageForm {
    private static final int MOST_FILES = 10;
    private static final int LARGEST_FILE = 10 * 1024 * 1024;

    private MessageForm() {}

    /**
     * Checks a message.
     *
     * @param flags the flags that hold, for an edit those of the edited message too
     */
    public static void check(JsonNode body, List<Upload> uploads, int flags) {
        Form.check(body, form -> check(form, flags));
        checkFiles(uploads);
    }

    /**
     * Checks an edit: the second version of components cannot be taken back, and a message that turns to it must not keep
     * a text or embeds.
     */
    public static void checkEdit(JsonNode body, List<Upload> uploads, MessageBody before) {
        Form.check(body, form -> {
            check(form, before.flags() | body.path("flags").asInt());
            checkTurn(form, before);
        });
        checkFiles(uploads);
    }

    static void checkTurn(Form form, MessageBody before) {
        int flags = form.get("flags").asInt();
        if (before.has(MessageBody.COMPONENTS_V2) && form.has("flags") && (flags & MessageBody.COMPONENTS_V2) == 0) {
            form.complain(
                    "flags",
                    "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG",
                    "The MessageFlags.IS_COMPONENTS_V2 flag cannot be removed once set");
        }
        if (!before.has(MessageBody.COMPONENTS_V2) && (flags & MessageBody.COMPONENTS_V2) != 0) {
            stays(form, "content", !before.content().isEmpty());
            stays(form, "embeds", !before.embeds().isEmpty());
        }
    }

    private static void stays(Form form, String field, boolean was) {
        if (was && !form.node().has(field)) {
            complainOfLegacy(form, field);
        }
    }

    /** Checks a message inside another body. */
    static void check(Form form, int flags) {
        form.text("content", 0, 2000).truth("tts").integer("flags", 0, Integer.MAX_VALUE);
        if (form.get("nonce").isTextual()) {
            form.text("nonce", 0, 25);
        }
        EmbedForm.checkList(form);
        form.each("attachments", 0, MOST_FILES, MessageForm::checkAttachment);
        form.inner("allowed_mentions", MessageForm::checkMentions);
        boolean second = (flags & MessageBody.COMPONENTS_V2) != 0;
        if (second) {
            withoutLegacyFields(form);
        }
        new ComponentForm(second).checkMessage(form);
    }

    /** Checks uploads: at most ten, of at most 10 MiB each; refused with 40005 beyond. */
    public static void checkFiles(List<Upload> uploads) {
        if (uploads.size() > MOST_FILES) {
            throw Form.wrong("files", "BASE_TYPE_MAX_LENGTH", "Must be " + MOST_FILES + " or fewer in length.");
        }
        if (uploads.stream().anyMatch(each -> each.bytes().length > LARGEST_FILE)) {
            throw DiscordError.TOO_LARGE.refusal();
        }
    }

    private static void checkAttachment(Form attachment) {
        attachment.required("id").text("filename", 1, 1024).text("description", 0, 1024);
    }

    private static void checkMentions(Form mentions) {
        mentions.list("parse", 0, 3);
        mentions.list("users", 0, 100);
        mentions.list("roles", 0, 100);
        for (JsonNode parsed : mentions.get("parse")) {
            if (!List.of("users", "roles", "everyone").contains(parsed.asText())) {
                mentions.complain("parse", "BASE_TYPE_CHOICES", "Value must be one of ('users', 'roles', 'everyone').");
            } else if (!mentions.get(parsed.asText()).isEmpty()) {
                mentions.complain(
                        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                        "parse:[\"" + parsed.asText() + "\"] and " + parsed.asText()
                                + ": [ids...] are mutually exclusive.");
            }
        }
    }

    private static void withoutLegacyFields(Form form) {
        for (String field : List.of("content", "embeds", "poll", "sticker_ids")) {
            if ((form.has(field) && !form.get(field).asText("").isEmpty())
                    || !form.get(field).isEmpty()) {
                complainOfLegacy(form, field);
            }
        }
    }

    private static void complainOfLegacy(Form form, String field) {
        form.complain(
                field,
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                "The '" + field + "' field cannot be used when using MessageFlags.IS_COMPONENTS_V2");
    }
}
