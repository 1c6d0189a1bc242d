package heraldo.bot.sandbox.rest;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.wire.Form;
import heraldo.bot.sandbox.world.Attachment;
import java.util.List;

/**
 * Checks the files that a message's components refer to: each must be attached. An attached file that no component refers to is
 * accepted; Discord keeps it and shows it to nobody ("attachments won't show by default - they must be exposed through
 * components").
 */
final class MediaReferences {
    private static final int MANY = 40;

    private final List<Attachment> files;

    private MediaReferences(List<Attachment> files) {
        this.files = files;
    }

    /** Checks a message; refused with 50035 under the address that leads nowhere. */
    static void check(JsonNode body, List<Attachment> files) {
        MediaReferences references = new MediaReferences(files);
        Form.check(body, form -> form.each("components", 0, MANY, references::visit));
    }

    private void visit(Form component) {
        component
                .inner("media", this::address)
                .inner("file", this::address)
                .inner("accessory", this::visit)
                .each("items", 0, MANY, this::visit)
                .each("components", 0, MANY, this::visit);
    }

    private void address(Form media) {
        String url = media.get("url").asText();
        if (MediaAddress.ofFile(url) && MediaAddress.find(url, files).isEmpty()) {
            media.complain(
                    "url",
                    "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                    "The referenced attachment (\"" + url + "\") was not found");
        }
    }
}
