package heraldo.bot.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.wire.Json;
import heraldo.bot.sandbox.world.World;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** When an interaction may be answered, how often, and by whom its answers are seen. */
class LateAnswerTest {
    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.now());
    private final Sandbox sandbox = Sandbox.open(SandboxOptions.standard().withStopwatch(now::get));
    private final Wire wire = new Wire(sandbox);
    private final World world = sandbox.world();
    private final AtomicReference<JsonNode> told = new AtomicReference<>();
    private final String channel = world.channels()
            .of(world.guilds().iterator().next())
            .getFirst()
            .id()
            .toString();

    @AfterEach
    void close() {
        sandbox.close();
    }

    private void wait(Duration time) {
        now.updateAndGet(before -> before.plus(time));
    }

    /** Registers a command and lets p1 give it; what the bot is told is kept. */
    private JsonNode interaction() {
        world.pulse().listen(happening -> {
            if (happening.type().equals("INTERACTION_CREATE")
                    && happening.audience().test(world.bot().id())) {
                told.set(happening.data().apply(world.bot().id()));
            }
        });
        Wire.Answer command = wire.ask(
                "POST", "/applications/" + world.bot().id() + "/commands", "{\"name\":\"go\",\"description\":\"x\"}");
        String body = Json.object(
                        "type",
                        2,
                        "application_id",
                        world.bot().id(),
                        "channel_id",
                        channel,
                        "nonce",
                        "1",
                        "data",
                        Json.object("id", command.body().get("id")))
                .toString();
        assertEquals(204, wire.askAs("p1", "POST", "/client/interactions", body).status());
        return told.get();
    }

    private Wire.Answer answer(JsonNode interaction, String body) {
        return wire.ask(
                "POST",
                "/interactions/" + interaction.get("id").asText() + "/"
                        + interaction.get("token").asText() + "/callback",
                body);
    }

    private String webhook(JsonNode interaction) {
        return "/webhooks/" + world.bot().id() + "/" + interaction.get("token").asText();
    }

    @Test
    void afterThreeSecondsItIsTooLate() {
        JsonNode interaction = interaction();
        wait(Duration.ofMillis(3001));
        assertEquals(10062, answer(interaction, "{\"type\":5}").code());
    }

    @Test
    void aSecondAnswerIsRefused() {
        JsonNode interaction = interaction();
        assertEquals(204, answer(interaction, "{\"type\":5}").status());
        assertEquals(40060, answer(interaction, "{\"type\":5}").code());
    }

    @Test
    void anAnswerThatIsRefusedMayBeGivenAgain() {
        JsonNode interaction = interaction();
        assertEquals(50035, answer(interaction, "{\"type\":4}").code());
        assertEquals(
                50035,
                answer(interaction, "{\"type\":7,\"data\":{\"content\":\"x\"}}").code(),
                "nothing to update");
        assertEquals(
                204,
                answer(interaction, "{\"type\":4,\"data\":{\"content\":\"x\"}}").status());
    }

    @Test
    void beforeAnAnswerTheTokenOpensNothingAndAfterAQuarterOfAnHourNoMore() {
        JsonNode interaction = interaction();
        assertEquals(
                10015,
                wire.ask("POST", webhook(interaction), "{\"content\":\"x\"}").code());
        answer(interaction, "{\"type\":5}");
        wait(Duration.ofMinutes(14));
        assertEquals(
                200,
                wire.ask("PATCH", webhook(interaction) + "/messages/@original", "{\"content\":\"x\"}")
                        .status());
        wait(Duration.ofMinutes(2));
        assertEquals(
                50027,
                wire.ask("POST", webhook(interaction), "{\"content\":\"x\"}").code());
    }

    @Test
    void anEphemeralAnswerIsInNoHistory() {
        JsonNode interaction = interaction();
        answer(interaction, "{\"type\":4,\"data\":{\"content\":\"secret\",\"flags\":64}}");
        Wire.Answer original = wire.ask("GET", webhook(interaction) + "/messages/@original");
        assertEquals("secret", original.body().path("content").asText());
        String path = "/channels/" + channel + "/messages";
        assertEquals(
                10008,
                wire.ask("GET", path + "/" + original.body().path("id").asText())
                        .code());
        assertTrue(wire.ask("GET", path).body().isEmpty());
        assertTrue(wire.askAs("gm", "GET", "/client" + path, "").body().isEmpty());
    }

    @Test
    void theFirstFurtherMessageTakesThePlaceOfTheOneThatLoads() {
        JsonNode interaction = interaction();
        answer(interaction, "{\"type\":5}");
        Wire.Answer first = wire.ask("POST", webhook(interaction), "{\"content\":\"one\"}");
        Wire.Answer second = wire.ask("POST", webhook(interaction), "{\"content\":\"two\"}");
        Wire.Answer original = wire.ask("GET", webhook(interaction) + "/messages/@original");
        assertEquals(original.body().get("id"), first.body().get("id"));
        assertEquals("one", original.body().path("content").asText());
        assertFalse(original.body().get("id").equals(second.body().get("id")));
        assertEquals(
                204,
                wire.ask("DELETE", webhook(interaction) + "/messages/@original").status());
        assertEquals(
                10008,
                wire.ask("GET", webhook(interaction) + "/messages/@original").code());
    }
}
