package heraldo.bot.sandbox.rest;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import heraldo.bot.sandbox.wire.DiscordError;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.world.Upload;
import io.javalin.http.Context;
import io.javalin.http.UploadedFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A request as it came over HTTP. */
final class Request {
    /** Discord's limit for a whole request. */
    private static final int LARGEST = 25 * 1024 * 1024;

    private final Context ctx;
    private @Nullable Call call;

    Request(Context ctx) {
        this.ctx = ctx;
    }

    @Nullable
    String authorization() {
        return ctx.header("Authorization");
    }

    void answerHeader(String name, String value) {
        ctx.header(name, value);
    }

    /** Returns the call; empty until {@link #read} has read it. */
    Optional<Call> call() {
        return Optional.ofNullable(call);
    }

    /** Reads the request; refused with 40005 if it is too large, with 50109 if its body is no JSON. */
    Call read() {
        if (ctx.contentLength() > LARGEST) {
            throw DiscordError.TOO_LARGE.refusal();
        }
        Map<String, String> query = new TreeMap<>();
        ctx.queryParamMap().forEach((name, values) -> query.put(name, values.getFirst()));
        JsonNode body = ctx.isMultipartFormData() ? jsonPart() : jsonBody();
        call = new Call(ctx.pathParamMap(), query, body, ctx.isMultipartFormData() ? uploads() : List.of());
        return call;
    }

    private JsonNode jsonBody() {
        String text = ctx.body();
        return text.isEmpty() ? MissingNode.getInstance() : Json.read(text);
    }

    private JsonNode jsonPart() {
        String text = ctx.formParam("payload_json");
        return text == null ? Json.object() : Json.read(text);
    }

    /** In the order of their numbers: the map of the parts has none. */
    private List<Upload> uploads() {
        List<Upload> uploads = new ArrayList<>();
        ctx.uploadedFileMap().forEach((part, files) -> files.forEach(file -> uploads.add(upload(part, file))));
        uploads.sort(Comparator.comparingInt(Upload::number));
        return uploads;
    }

    private static Upload upload(String part, UploadedFile file) {
        try (InputStream content = file.content()) {
            return new Upload(part, file.filename(), content.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException("An upload broke off", e);
        }
    }
}
