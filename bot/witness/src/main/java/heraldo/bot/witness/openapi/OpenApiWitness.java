package heraldo.bot.witness.openapi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jspecify.annotations.Nullable;

/**
 * Is told of every request, and at the end of a test holds all that the bot sent, and all that the stand-in answered, against
 * Discord's official description. Bodies that were refused are not checked, since they are wrong on purpose.
 */
public final class OpenApiWitness {
    private final Queue<Seen> seen = new ConcurrentLinkedQueue<>();

    /**
     * A request and its answer.
     *
     * @param body what was sent as JSON, if anything was
     * @param answer what came back as JSON, if anything did
     */
    private record Seen(
            String method,
            String path,
            int status,
            @Nullable JsonNode body,
            @Nullable JsonNode answer) {}

    /** One more request was answered. May be called from any thread. */
    public void see(String method, String path, int status, @Nullable JsonNode body, @Nullable JsonNode answer) {
        seen.add(new Seen(method, path, status, body, answer));
    }

    /** Returns the number of requests seen. */
    public int count() {
        return seen.size();
    }

    /** Fails if anything did not fit; skips the test with a message where the description is absent. */
    public void testify() {
        assumeTrue(
                Description.present().isPresent(),
                () -> "Skipped: no copy of Discord's API description at " + Description.file());
        Description description = Description.present().orElseThrow();
        assertFalse(seen.isEmpty(), "nothing was sent");
        List<String> complaints = new ArrayList<>();
        seen.forEach(each -> complaints.addAll(complaints(description, each)));
        assertEquals(List.of(), complaints);
    }

    private static List<String> complaints(Description description, Seen exchange) {
        String about = exchange.method() + " " + exchange.path() + " " + exchange.status() + ": ";
        String route = description.route(exchange.path()).orElse(null);
        if (route == null || !description.knows(route, exchange.method())) {
            return List.of(about + "no such route");
        }
        List<String> complaints = new ArrayList<>();
        if (exchange.status() < 300 && exchange.body() != null) {
            JsonNode body = FalseAlarms.removedFromBody(exchange.body());
            complaints.addAll(description.complaintsOfBody(route, exchange.method(), body));
        }
        complaints.addAll(ofAnswer(description, route, exchange));
        return complaints.stream().map(each -> about + each).toList();
    }

    private static List<String> ofAnswer(Description description, String route, Seen exchange) {
        if (exchange.answer() == null || exchange.status() >= 500 || exchange.status() == 429) {
            return List.of();
        }
        if (exchange.status() >= 400) {
            return description.complaintsOfError(exchange.answer());
        }
        JsonNode answer = FalseAlarms.removedFromAnswer(exchange.answer());
        return description.complaintsOfAnswer(route, exchange.method(), exchange.status(), answer);
    }
}
