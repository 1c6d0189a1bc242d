package heraldo.bot.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.rest.Limits;
import heraldo.bot.sandbox.traffic.Fault;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The stand-in stops a bot where Discord does, and a lenient one would let it pass. */
class StrictnessTest {

    private final AtomicReference<Instant> time = new AtomicReference<>(Instant.now());
    private Sandbox sandbox;
    private Wire wire;
    private String guild;
    private String channel;

    @BeforeEach
    void open() {
        sandbox = Sandbox.open(SandboxOptions.standard()
                .withClock(time::get)
                .withStopwatch(time::get)
                .within(Limits.DISCORD));
        wire = new Wire(sandbox);
        guild = "/guilds/" + sandbox.world().guilds().iterator().next().id();
        channel = "/channels/" + made("{\"name\":\"plaza\"}").path("id").asText();
    }

    @AfterEach
    void close() {
        sandbox.close();
    }

    private JsonNode made(String body) {
        return wire.ask("POST", guild + "/channels", body).body();
    }

    @Test
    void theNonceOfADeletedMessageIsNotForgotten() {
        String post = "{\"content\":\"Hola\",\"nonce\":\"n1\",\"enforce_nonce\":true}";
        String first =
                wire.ask("POST", channel + "/messages", post).body().path("id").asText();
        assertEquals(
                first,
                wire.ask("POST", channel + "/messages", post).body().path("id").asText());
        wire.ask("DELETE", channel + "/messages/" + first);
        assertEquals(10008, wire.ask("POST", channel + "/messages", post).code());
    }

    @Test
    void nameAndTopicAreChangedTwiceInTenMinutes() {
        for (int i = 0; i < 2; i++) {
            assertEquals(200, topic("topic " + i).status());
        }
        Wire.Answer refused = topic("another");
        assertEquals(429, refused.status());
        assertEquals("600", refused.headers().firstValue("Retry-After").orElse(""));
        assertEquals(200, topic("topic 1").status(), "what stays the same counts for nothing");
        time.set(time.get().plusSeconds(601));
        assertEquals(200, topic("another").status());
    }

    private Wire.Answer topic(String topic) {
        return wire.ask("PATCH", channel, "{\"topic\":\"" + topic + "\"}");
    }

    @Test
    void pinsComeInPages() {
        for (int i = 0; i < 3; i++) {
            time.set(time.get().plusSeconds(10));
            String id = wire.ask("POST", channel + "/messages", "{\"content\":\"" + i + "\"}")
                    .body()
                    .path("id")
                    .asText();
            wire.ask("PUT", channel + "/messages/pins/" + id);
        }
        JsonNode first = wire.ask("GET", channel + "/messages/pins?limit=2").body();
        assertTrue(first.path("has_more").asBoolean());
        String before = first.at("/items/1/pinned_at").asText().replace("+", "%2B");
        JsonNode rest = wire.ask("GET", channel + "/messages/pins?limit=2&before=" + before)
                .body();
        assertFalse(rest.path("has_more").asBoolean());
        List<String> texts = new ArrayList<>();
        first.path("items")
                .forEach(item -> texts.add(item.at("/message/content").asText()));
        rest.path("items").forEach(item -> texts.add(item.at("/message/content").asText()));
        assertEquals(List.of("2", "1", "0"), texts);
    }

    @Test
    void namesOfTextChannelsLoseSigns() {
        assertEquals(
                "al-ataque",
                made("{\"name\":\"¡Al Ataque!\"}").path("name").asText().replace("¡", ""));
        assertEquals(
                "¡Al Ataque!",
                made("{\"name\":\"¡Al Ataque!\",\"type\":4}").path("name").asText());
    }

    @Test
    void twoCommandsAreNotCalledTheSameInAnyLanguage() {
        String other = "{\"name\":\"map\",\"description\":\"x\",\"name_localizations\":{\"es-ES\":\"mapa\"}}";
        String twin = "{\"name\":\"mapa\",\"description\":\"x\"}";
        String app = "/applications/" + sandbox.world().bot().id() + "/commands";
        assertEquals(50035, wire.ask("PUT", app, "[" + other + "," + twin + "]").code());
        assertEquals(200, wire.ask("PUT", app, "[" + other + "]").status());
    }

    @ParameterizedTest
    @EnumSource(Fault.Part.class)
    void aConnectionThatBreaksHasDoneWhatWasAsked(Fault.Part arrived) {
        sandbox.faults().plan(1, "POST", "/messages$", new Fault.Cut(arrived));
        Assertions.assertThrows(
                CompletionException.class, () -> wire.ask("POST", channel + "/messages", "{\"content\":\"Hola\"}"));
        assertEquals(1, wire.ask("GET", channel + "/messages").body().size());
    }
}
