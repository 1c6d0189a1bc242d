package heraldo.bot.sandbox.person;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Everything one person has heard from the gateway, in order, and the patience to wait for more. */
final class Ears implements WebSocket.Listener {
    private final List<Heard> heard = new ArrayList<>();
    private final StringBuilder part = new StringBuilder();

    /**
     * One push.
     *
     * @param kind e.g. {@code MESSAGE_CREATE}
     */
    record Heard(String kind, JsonNode content) {}

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence text, boolean last) {
        part.append(text);
        if (last) {
            take(part.toString());
            part.setLength(0);
        }
        socket.request(1);
        return null;
    }

    private synchronized void take(String text) {
        try {
            JsonNode push = ClientApi.JSON.readTree(text);
            heard.add(new Heard(push.path("t").asText(), push.path("d")));
            notifyAll();
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("the sandbox pushed something that is no JSON", e);
        }
    }

    /** Returns the number of pushes heard so far, from which {@link #await} can look for later ones. */
    synchronized int now() {
        return heard.size();
    }

    /**
     * Waits until what was heard from some point on amounts to something.
     *
     * @param sense what one is waiting for, looked for in all that came since
     * @return empty if it has not come in time
     */
    synchronized <T> Optional<T> await(int since, Duration patience, Function<List<Heard>, Optional<T>> sense) {
        long end = System.nanoTime() + patience.toNanos();
        try {
            Optional<T> found = sense.apply(heard.subList(since, heard.size()));
            while (found.isEmpty()) {
                long left = (end - System.nanoTime()) / 1_000_000;
                if (left <= 0) {
                    return Optional.empty();
                }
                wait(left);
                found = sense.apply(heard.subList(since, heard.size()));
            }
            return found;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while listening", e);
        }
    }
}
