package heraldo.bot.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.wire.Json;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

/** Bare requests to a sandbox with the bot's token, for what JDA would not send. */
final class Wire {
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private final Sandbox sandbox;

    Wire(Sandbox sandbox) {
        this.sandbox = sandbox;
    }

    /**
     * What came back.
     *
     * @param body JSON, or an empty object
     */
    record Answer(int status, HttpHeaders headers, JsonNode body) {
        int code() {
            return body.path("code").asInt();
        }
    }

    Answer ask(String method, String path, String body) {
        return send(HttpRequest.newBuilder(URI.create(sandbox.restUrl() + path))
                .header("Authorization", "Bot " + sandbox.token())
                .method(method, HttpRequest.BodyPublishers.ofString(body)));
    }

    Answer ask(String method, String path) {
        return ask(method, path, "");
    }

    /** A request without a token. */
    Answer askAsNobody(String path) {
        return send(HttpRequest.newBuilder(URI.create(sandbox.restUrl() + path)));
    }

    /** A request of a person's client. */
    Answer askAs(String user, String method, String path, String body) {
        URI address = URI.create(sandbox.url() + path + "?user=" + user);
        return send(HttpRequest.newBuilder(address).method(method, HttpRequest.BodyPublishers.ofString(body)));
    }

    private static Answer send(HttpRequest.Builder request) {
        HttpResponse<String> response = HTTP.sendAsync(request.build(), HttpResponse.BodyHandlers.ofString())
                .join();
        String body = response.body();
        return new Answer(response.statusCode(), response.headers(), body.isEmpty() ? Json.object() : Json.read(body));
    }
}
