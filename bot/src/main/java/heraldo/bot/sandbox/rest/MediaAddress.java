package heraldo.bot.sandbox.rest;

import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.Form;
import heraldo.bot.sandbox.world.Attachment;
import java.util.List;
import java.util.Optional;

/** Addresses of pictures that may point to a file of the same message, as {@code attachment://map.png}. */
final class MediaAddress {
    private static final String SCHEME = "attachment://";

    private MediaAddress() {}

    /** Puts the file's own address and size in place of such an address; whether there is a picture at the end. */
    static boolean resolve(ObjectNode media, List<Attachment> files) {
        String url = media.path("url").asText();
        if (!url.startsWith(SCHEME)) {
            media.put("proxy_url", url);
            return true;
        }
        Optional<Attachment> file = files.stream()
                .filter(each -> each.filename().equals(url.substring(SCHEME.length())))
                .findFirst();
        file.ifPresent(each -> describe(media, each));
        return file.isPresent();
    }

    /** The same, refused with 50035 if there is no such file. */
    static void demand(ObjectNode media, List<Attachment> files) {
        if (!resolve(media, files)) {
            throw Form.wrong(
                    "components",
                    "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                    "The referenced attachment was not found: "
                            + media.path("url").asText());
        }
    }

    private static void describe(ObjectNode media, Attachment file) {
        media.put("url", file.url())
                .put("proxy_url", file.url())
                .put("content_type", file.contentType())
                .put("width", file.width())
                .put("height", file.height());
    }
}
