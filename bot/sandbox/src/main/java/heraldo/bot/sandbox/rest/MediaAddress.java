package heraldo.bot.sandbox.rest;

import com.fasterxml.jackson.databind.node.ObjectNode;
import heraldo.bot.sandbox.world.Attachment;
import heraldo.bot.sandbox.world.Files;
import java.util.List;
import java.util.Optional;

/** Addresses of pictures that may point to a file of the same message, as {@code attachment://map.png}. */
final class MediaAddress {
    private static final String SCHEME = "attachment://";

    private MediaAddress() {}

    /** Returns whether an address points to a file of the message. */
    static boolean ofFile(String url) {
        return url.startsWith(SCHEME);
    }

    /** The file that such an address points to, if it is there. */
    static Optional<Attachment> find(String url, List<Attachment> files) {
        String name = Files.cleansed(url.substring(SCHEME.length()));
        return files.stream().filter(each -> each.filename().equals(name)).findFirst();
    }

    /** Puts the file's own address and size in place of such an address; whether there is a picture at the end. */
    static boolean resolve(ObjectNode media, List<Attachment> files) {
        String url = media.path("url").asText();
        if (!ofFile(url)) {
            media.put("proxy_url", url);
            return true;
        }
        Optional<Attachment> file = find(url, files);
        file.ifPresent(each -> describe(media, each));
        return file.isPresent();
    }

    private static void describe(ObjectNode media, Attachment file) {
        media.put("url", file.url())
                .put("proxy_url", file.url())
                .put("content_type", file.contentType())
                .put("width", file.width())
                .put("height", file.height());
    }
}
