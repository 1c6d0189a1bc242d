package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.sandbox.person.Person;
import heraldo.bot.sandbox.person.Reply;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What somebody sees who has just invited the bot. */
class FirstStepsTest {

    @TempDir
    Path folder;

    @Test
    void commandsAnswerInTheLanguageOfWhoeverAsks() {
        try (Stage stage = Stage.open(folder)) {
            Person spanish = stage.person("p1");
            Person english = stage.person("p6");
            Reply aqui = spanish.use("campaña lista");
            Reply here = english.use("campaign list");
            assertTrue(aqui.text().startsWith("En este servidor no hay ninguna campaña"), aqui.text());
            assertTrue(here.text().startsWith("There is no campaign open"), here.text());
            assertTrue(here.said().whispered());
            assertEquals(List.of(), stage.logs().complaints());
        }
    }

    @Test
    void commandsAreRegisteredOnceAndNotAgainAtTheNextStart() {
        try (Stage stage = Stage.open(folder)) {
            List<String> sent = new CopyOnWriteArrayList<>();
            stage.sandbox().traffic().watch(exchange -> sent.add(exchange.method() + " " + exchange.path()));
            stage.restart();
            assertTrue(sent.stream().anyMatch(request -> request.startsWith("GET") && request.contains("/commands")));
            assertEquals(
                    List.of(),
                    sent.stream().filter(request -> request.startsWith("PUT")).toList());
            assertEquals(List.of(), stage.logs().complaints());
        }
    }
}
