package heraldo.bot.sandbox.rest;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.world.Attachment;
import heraldo.bot.sandbox.world.Channel;
import heraldo.bot.sandbox.world.Files;
import heraldo.bot.sandbox.world.Upload;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.StreamSupport;

/** The files of a message: those it had and keeps, and those that came with the request. */
final class AttachmentList {
    private final Files files;
    private final Channel channel;

    AttachmentList(Files files, Channel channel) {
        this.files = files;
        this.channel = channel;
    }

    /** Files kept, in the order they had, then the new ones; without a list in the body all are kept. */
    List<Attachment> read(JsonNode body, List<Upload> uploads, List<Attachment> before) {
        List<Attachment> read = new ArrayList<>();
        for (Attachment each : before) {
            kept(body, each).ifPresent(read::add);
        }
        for (Upload upload : uploads) {
            Optional<JsonNode> note = note(body, Integer.toString(upload.number()));
            String name = note.flatMap(each -> Json.text(each, "filename")).orElse(upload.filename());
            String description =
                    note.flatMap(each -> Json.text(each, "description")).orElse(null);
            read.add(files.keep(channel.id(), upload, name, description));
        }
        return read;
    }

    private static Optional<Attachment> kept(JsonNode body, Attachment file) {
        if (!body.hasNonNull("attachments")) {
            return Optional.of(file);
        }
        return note(body, file.id().toString())
                .map(note -> Json.text(note, "description")
                        .map(file::withDescription)
                        .orElse(file));
    }

    private static Optional<JsonNode> note(JsonNode body, String id) {
        return StreamSupport.stream(body.path("attachments").spliterator(), false)
                .filter(each -> each.path("id").asText().equals(id))
                .findFirst();
    }
}
