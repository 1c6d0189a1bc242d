package heraldo.bot.sandbox.person;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.util.concurrent.CompletableFuture;

/** The way to a sandbox: JSON over HTTP, and the stream of what happens. */
final class ClientApi {
    static final ObjectMapper JSON = new ObjectMapper();
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private final URI root;

    ClientApi(String url) {
        root = URI.create(url + "/");
    }

    JsonNode get(String path) {
        return send(HttpRequest.newBuilder(root.resolve(path)).build());
    }

    JsonNode post(String path, JsonNode body) {
        HttpRequest.BodyPublisher text = HttpRequest.BodyPublishers.ofString(body.toString());
        return send(HttpRequest.newBuilder(root.resolve(path))
                .header("Content-Type", "application/json")
                .POST(text)
                .build());
    }

    CompletableFuture<WebSocket> listen(String path, WebSocket.Listener listener) {
        URI http = root.resolve(path);
        return HTTP.newWebSocketBuilder()
                .buildAsync(URI.create("ws" + http.toString().substring(4)), listener);
    }

    private static JsonNode send(HttpRequest request) {
        try {
            HttpResponse<String> answer = HTTP.send(request, HttpResponse.BodyHandlers.ofString());
            JsonNode body = answer.body().isBlank() ? MissingNode.getInstance() : JSON.readTree(answer.body());
            if (answer.statusCode() >= 400) {
                throw new TurnedAwayException(answer.statusCode(), body);
            }
            return body;
        } catch (IOException e) {
            throw new UncheckedIOException("the sandbox does not answer: " + request.uri(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while asking the sandbox", e);
        }
    }
}
