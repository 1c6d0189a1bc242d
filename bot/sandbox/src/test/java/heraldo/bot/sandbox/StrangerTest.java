package heraldo.bot.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import heraldo.bot.sandbox.person.Said;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The stand-in is a piece of Discord to others, too: discord.js does there what it does on Discord, and finds all it needs. */
@Tag("slow")
@SuppressWarnings("try") // What is open is not always looked at.
class StrangerTest {
    private static final int COMMAND = 2;
    private static final int AUTOCOMPLETE = 4;

    @Test
    void discordJsFeelsAtHome() throws Exception {
        try (Sandbox sandbox = Sandbox.open(SandboxOptions.standard());
                Stranger stranger = Stranger.at(sandbox);
                Person gm = Person.at(sandbox.url(), "gm")) {
            assertEquals(1, stranger.saw("ready").path("guilds").size());
            assertEquals(
                    List.of("choose", "draw", "form", "greet"),
                    sorted(stranger.saw("commands").path("names")));
            posts(stranger, gm);
            answers(stranger, gm);
            comesBack(sandbox, stranger, gm);
        }
    }

    private static void posts(Stranger stranger, Person gm) throws Exception {
        assertTrue(stranger.saw("message").path("own").asBoolean(), "it reads its own post");
        JsonNode posted = stranger.saw("posted");
        assertEquals("Hello again", posted.path("text").asText());
        assertEquals(List.of("map.png"), sorted(posted.path("files")));
        assertTrue(posted.path("pinned").asBoolean());
        Said read = gm.read().stream()
                .filter(said -> said.id().equals(posted.path("id").asText()))
                .findFirst()
                .orElseThrow();
        assertEquals("Hello again", read.text());
        assertEquals("A map", read.files().get(0).path("description").asText());
        assertTrue(read.json().path("pinned").asBoolean());
        gm.say("Good morning");
        assertEquals("gm", heard(stranger).path("author").asText());
    }

    /** The next message that is not its own. */
    private static JsonNode heard(Stranger stranger) throws Exception {
        JsonNode message = stranger.saw("message");
        while (message.path("own").asBoolean()) {
            message = stranger.saw("message");
        }
        return message;
    }

    private static void answers(Stranger stranger, Person gm) throws Exception {
        assertEquals(List.of("Ana"), gm.complete("greet", "name", "A"));
        assertEquals(AUTOCOMPLETE, stranger.saw("interaction").path("type").asInt());
        Reply greeting = gm.use("greet", "name", "Ana");
        assertEquals("Hello Ana", greeting.text());
        assertTrue(greeting.said().whispered());
        JsonNode seen = stranger.saw("interaction");
        assertEquals(COMMAND, seen.path("type").asInt());
        assertEquals("gm", seen.path("user").asText());
        Said drawn = gm.use("draw").said();
        assertEquals("The map", drawn.text());
        assertEquals("map.png", drawn.files().get(0).path("filename").asText());
        assertEquals(List.of("map.png"), sorted(stranger.saw("drawn").path("files")));
        assertEquals("You wrote mill", gm.fill(gm.use("form").asked(), "mill").text());
        Said menu = gm.use("choose").said();
        assertEquals("Chose blue", gm.select(menu, "blue").text());
    }

    private static void comesBack(Sandbox sandbox, Stranger stranger, Person gm) throws Exception {
        sandbox.gateway().hush();
        sandbox.gateway().drop(4000);
        gm.say("Is anybody there?");
        sandbox.gateway().speakUp();
        assertEquals("gm", heard(stranger).path("author").asText(), "what was said meanwhile is told");
        assertTrue(stranger.saw("resumed").path("replayed").asInt() >= 1, "as a part of what it had missed");
        assertEquals("Hello Ben", gm.use("greet", "name", "Ben").text());
    }

    private static List<String> sorted(JsonNode names) {
        return StreamSupport.stream(names.spliterator(), false)
                .map(JsonNode::asText)
                .sorted()
                .toList();
    }
}
