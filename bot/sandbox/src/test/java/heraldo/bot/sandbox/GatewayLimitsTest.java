package heraldo.bot.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.wire.Json;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A bot that talks too much to the gateway, or signs in too often, is shown the door. */
class GatewayLimitsTest {

    private final Sandbox sandbox = Sandbox.open(SandboxOptions.standard());
    private final HttpClient http = HttpClient.newHttpClient();

    @AfterEach
    void close() {
        sandbox.close();
    }

    @Test
    void the121stMessageWithinAMinuteEndsTheConnection() throws Exception {
        Bot bot = new Bot();
        for (int i = 0; i < 121; i++) {
            bot.send("{\"op\":1,\"d\":null}");
        }
        assertEquals(4008, bot.closed());
    }

    @Test
    void sessionStartsAreCounted() throws Exception {
        assertEquals(1000, startsLeft());
        Bot bot = new Bot();
        bot.send(identify(sandbox.token()));
        bot.ready();
        assertEquals(999, startsLeft());
    }

    @Test
    void whoeverBeginsTooManySessionsLosesTheToken() throws Exception {
        String token = sandbox.token();
        sandbox.gateway().leaveStarts(1);
        Bot first = new Bot();
        first.send(identify(token));
        first.ready();
        Bot second = new Bot();
        second.send(identify(token));
        assertEquals(4004, second.closed());
        assertEquals(4004, first.closed());
        assertNotEquals(token, sandbox.token());
    }

    private static String identify(String token) {
        return "{\"op\":2,\"d\":{\"token\":\"" + token + "\",\"intents\":1,\"properties\":{}}}";
    }

    private int startsLeft() throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(sandbox.restUrl() + "/gateway/bot"))
                .header("Authorization", "Bot " + sandbox.token())
                .build();
        JsonNode answer = Json.read(
                http.send(request, HttpResponse.BodyHandlers.ofString()).body());
        return answer.at("/session_start_limit/remaining").asInt();
    }

    /** A bot of which only the gateway is seen. */
    private final class Bot implements WebSocket.Listener {
        private final CompletableFuture<Integer> end = new CompletableFuture<>();
        private final CompletableFuture<Void> welcome = new CompletableFuture<>();
        private final StringBuilder heard = new StringBuilder();
        private final WebSocket socket;

        Bot() {
            socket = http.newWebSocketBuilder()
                    .buildAsync(URI.create(sandbox.gatewayUrl()), this)
                    .join();
        }

        /** Says something, unless the door is shut already. */
        void send(String text) {
            if (!end.isDone() && !socket.isOutputClosed()) {
                socket.sendText(text, true).exceptionally(failure -> null).join();
            }
        }

        int closed() throws Exception {
            return end.get(60, TimeUnit.SECONDS);
        }

        void ready() throws Exception {
            welcome.get(60, TimeUnit.SECONDS);
        }

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
            heard.append(text);
            if (heard.indexOf("\"READY\"") >= 0) {
                welcome.complete(null);
            }
            from.request(1);
            return null;
        }

        @Override
        public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
            end.complete(code);
            return null;
        }
    }
}
