package heraldo.bot.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.sandbox.rest.Limits;
import heraldo.bot.sandbox.rest.Limits.Rule;
import java.net.http.HttpHeaders;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The stand-in counts what the bot asks for, and says when it is too much, as Discord does. */
class RateLimitsTest {
    private static final String HELLO = "{\"content\":\"Hola\"}";

    private final AtomicReference<Instant> time = new AtomicReference<>(Instant.now());
    private Sandbox sandbox;
    private Wire wire;

    @BeforeEach
    void open() {
        sandbox = Sandbox.open(SandboxOptions.standard()
                .withClock(time::get)
                .withStopwatch(time::get)
                .within(Limits.DISCORD));
        wire = new Wire(sandbox);
    }

    @AfterEach
    void close() {
        sandbox.close();
    }

    private String channel(int number) {
        return sandbox.world().exclusively(() -> {
            var guild = sandbox.world().guilds().iterator().next();
            return "/channels/"
                    + sandbox.world().channels().of(guild).stream()
                            .filter(each -> each.holdsMessages())
                            .toList()
                            .get(number)
                            .id()
                    + "/messages";
        });
    }

    private void pass(Duration duration) {
        time.updateAndGet(now -> now.plus(duration));
    }

    @Test
    void fiveMessagesGoToAChannelInFiveSecondsAndTheSixthHasToWait() {
        for (int left = 4; left >= 0; left--) {
            Wire.Answer answer = wire.ask("POST", channel(0), HELLO);
            assertEquals(200, answer.status());
            assertEquals("5", header(answer, "X-RateLimit-Limit"));
            assertEquals(Integer.toString(left), header(answer, "X-RateLimit-Remaining"));
        }
        pass(Duration.ofMillis(1500));
        Wire.Answer refused = wire.ask("POST", channel(0), HELLO);
        assertEquals(429, refused.status());
        assertEquals("4", header(refused, "Retry-After"));
        assertEquals("3.502", header(refused, "X-RateLimit-Reset-After"));
        assertEquals("user", header(refused, "X-RateLimit-Scope"));
        assertFalse(header(refused, "X-RateLimit-Bucket").isEmpty());
        assertFalse(header(refused, "Via").isEmpty());
        assertFalse(refused.body().path("global").asBoolean());
        assertEquals(200, wire.ask("GET", channel(0)).status(), "another route");
        pass(Duration.ofMillis(3500));
        assertEquals(200, wire.ask("POST", channel(0), HELLO).status());
        assertEquals(1, sandbox.limits().refusals());
    }

    @Test
    void fiftyRequestsASecondAreAllOfABot() {
        sandbox.limits()
                .set(new Limits(
                        Limits.DISCORD.global(),
                        Limits.NONE.posts(),
                        Limits.NONE.edits(),
                        Limits.NONE.others(),
                        Limits.NONE.renames(),
                        Limits.NONE.oldEdits(),
                        Limits.NONE.crossposts(),
                        Limits.DISCORD.invalid()));
        for (int i = 0; i < 50; i++) {
            assertEquals(200, wire.ask("POST", channel(0), HELLO).status());
        }
        Wire.Answer refused = wire.ask("POST", channel(0), HELLO);
        assertEquals(429, refused.status());
        assertEquals("true", header(refused, "X-RateLimit-Global"));
        assertEquals("global", header(refused, "X-RateLimit-Scope"));
        assertTrue(refused.body().path("global").asBoolean());
        assertEquals(
                404,
                wire.ask("POST", "/interactions/1/abc/callback", "{\"type\":4}").status(),
                "exempt");
        pass(Duration.ofSeconds(1));
        assertEquals(200, wire.ask("POST", channel(0), HELLO).status());
    }

    @Test
    void messagesThatAreOlderThanAnHourTakeFewEdits() {
        String message = channel(0) + "/"
                + wire.ask("POST", channel(0), HELLO).body().path("id").asText();
        pass(Duration.ofMinutes(59));
        assertEquals(200, wire.ask("PATCH", message, HELLO).status());
        pass(Duration.ofMinutes(2));
        for (int i = 0; i < Limits.DISCORD.oldEdits().most(); i++) {
            assertEquals(200, wire.ask("PATCH", message, HELLO).status());
            pass(Duration.ofSeconds(5));
        }
        Wire.Answer refused = wire.ask("PATCH", message, HELLO);
        assertEquals(429, refused.status());
        assertEquals(30046, refused.code());
        assertTrue(Integer.parseInt(header(refused, "Retry-After")) > 0);
    }

    @Test
    void whoMakesTooManyInvalidRequestsIsShutOut() {
        Limits.Rule three = new Rule(3, Duration.ofMinutes(10));
        Limits none = Limits.NONE;
        sandbox.limits()
                .set(new Limits(
                        none.global(),
                        none.posts(),
                        none.edits(),
                        none.others(),
                        none.renames(),
                        none.oldEdits(),
                        none.crossposts(),
                        three));
        for (int i = 0; i < 3; i++) {
            assertEquals(401, wire.askAsNobody("/users/@me").status());
        }
        assertEquals(3, sandbox.limits().invalid());
        Wire.Answer refused = wire.ask("GET", "/users/@me");
        assertEquals(429, refused.status());
        assertEquals("", header(refused, "Via"), "it does not come from Discord itself");
        pass(Duration.ofMinutes(10));
        assertEquals(200, wire.ask("GET", "/users/@me").status());
    }

    private static String header(Wire.Answer answer, String name) {
        HttpHeaders headers = answer.headers();
        return headers.firstValue(name).orElse("");
    }
}
