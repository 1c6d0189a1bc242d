package heraldo.bot.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;
import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.wire.Json;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a recording holds, and what it does not. */
@SuppressWarnings("try") // What is open is not always looked at.
class RecordingTest {
    @Test
    void everyRequestIsALineAndNoLineHoldsAToken(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("traffic.jsonl");
        String token;
        try (Sandbox sandbox = Sandbox.open(SandboxOptions.standard().recordingTo(file));
                TinyBot ignored = new TinyBot(sandbox);
                Person alba = Person.at(sandbox.url(), "p1")) {
            token = sandbox.token();
            alba.use("map").said();
            alba.await("The map");
        }
        List<JsonNode> lines = Files.readAllLines(file).stream().map(Json::read).toList();
        assertFalse(Files.readString(file).contains(token));
        JsonNode upload = lines.stream()
                .filter(each -> !each.path("files").isEmpty())
                .findFirst()
                .orElseThrow();
        assertEquals("PATCH", upload.path("method").asText());
        assertEquals(200, upload.path("status").asInt());
        assertEquals("map.png", upload.at("/files/0/filename").asText());
        assertEquals(TinyBot.PICTURE.length, upload.at("/files/0/size").asInt());
        assertEquals("The map", upload.at("/body/content").asText());
        assertEquals("***", upload.path("path").asText().split("/")[3]);
    }
}
