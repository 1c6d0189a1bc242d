package heraldo.bot.sandbox.world;

import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.wire.Snowflake;
import org.jspecify.annotations.Nullable;

/**
 * A file that hangs on a message.
 *
 * @param id the attachment's id
 * @param filename name, as it ends its address
 * @param description alt text, or null
 * @param contentType media type, found by the name's ending
 * @param bytes the file
 * @param url where it can be had
 * @param width pixels, 0 if it is no picture
 * @param height pixels, 0 if it is no picture
 */
public record Attachment(
        Snowflake id,
        String filename,
        @Nullable String description,
        String contentType,
        byte[] bytes,
        String url,
        int width,
        int height) {
    /** Discord's attachment object. */
    public ObjectNode json() {
        ObjectNode attachment = Json.object(
                "id", id,
                "filename", filename,
                "size", bytes.length,
                "url", url,
                "proxy_url", url,
                "content_type", contentType);
        if (description != null) {
            attachment.put("description", description);
        }
        if (width > 0) {
            attachment.put("width", width).put("height", height);
        }
        return attachment;
    }

    /** The same file with another alt text. */
    public Attachment withDescription(String other) {
        return new Attachment(id, filename, other, contentType, bytes, url, width, height);
    }
}
