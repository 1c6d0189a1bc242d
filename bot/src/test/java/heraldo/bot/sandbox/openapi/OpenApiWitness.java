package heraldo.bot.sandbox.openapi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.Sandbox;
import heraldo.bot.sandbox.traffic.Exchange;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * Watches a sandbox, and at the end of a test holds all that the bot sent, and all that the stand-in answered, against
 * Discord's official description. Bodies that were refused are not checked, since they are wrong on purpose.
 */
public final class OpenApiWitness {
    private final Queue<Exchange> seen = new ConcurrentLinkedQueue<>();

    private OpenApiWitness() {}

    /** Watches a sandbox from now on. */
    public static OpenApiWitness of(Sandbox sandbox) {
        OpenApiWitness witness = new OpenApiWitness();
        sandbox.traffic().watch(witness.seen::add);
        return witness;
    }

    /** How many requests were seen. */
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

    private static List<String> complaints(Description description, Exchange exchange) {
        String about = exchange.method() + " " + exchange.path() + " "
                + exchange.answer().status() + ": ";
        String route = description.route(exchange.path()).orElse(null);
        if (route == null || !description.knows(route, exchange.method())) {
            return List.of(about + "no such route");
        }
        List<String> complaints = new ArrayList<>();
        if (exchange.answer().status() < 300 && exchange.body() != null) {
            JsonNode body = FalseAlarms.removedFromBody(exchange.body());
            complaints.addAll(description.complaintsOfBody(route, exchange.method(), body));
        }
        complaints.addAll(ofAnswer(description, route, exchange));
        return complaints.stream().map(each -> about + each).toList();
    }

    private static List<String> ofAnswer(Description description, String route, Exchange exchange) {
        if (exchange.answer().body() == null
                || exchange.answer().status() >= 500
                || exchange.answer().status() == 429) {
            return List.of();
        }
        if (exchange.answer().status() >= 400) {
            return description.complaintsOfError(exchange.answer().body());
        }
        JsonNode answer = FalseAlarms.removedFromAnswer(exchange.answer().body());
        return description.complaintsOfAnswer(
                route, exchange.method(), exchange.answer().status(), answer);
    }
}
