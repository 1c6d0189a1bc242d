package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.app.HostShell.Said;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Somebody begins a game of their own; its id is an ordinary word. */
@Tag("slow")
class NewRulesetTest {

    @TempDir
    private Path folder;

    @TempDir
    private Path work;

    private HostShell shell;

    @BeforeEach
    void anEmptyFolder() {
        shell = new HostShell(folder);
    }

    @Test
    void theFirstDraftCompilesPlaysAndItsExamplesComeOut() throws Exception {
        Said written = shell.heraldo("new-ruleset", "war");
        assertEquals(0, written.code(), written.all());
        String cases = "war/src/main/resources/config/rulesets/war/cases.md";
        assertTrue(written.out().contains(cases), written.all());
        new DroppedGame("war").into(folder.resolve("games"), work);
        Said played = shell.heraldo("play", "--ruleset", "war", "--seats", "3", "--seed", "1");
        assertEquals(0, played.code(), played.all());
        Said examples = shell.heraldo("cases", cases);
        assertTrue(examples.out().endsWith(" ok, 0 failed\n"), examples.all());
    }

    @Tag("long")
    @Test
    void nothingIsOverwrittenAndNoNameIsTakenTwice() throws Exception {
        assertEquals(0, shell.heraldo("new-ruleset", "war").code());
        Path words = folder.resolve("war/src/main/resources/config/rulesets/war/words.es.yaml");
        Files.writeString(words, "# mine\n");
        Said again = shell.heraldo("new-ruleset", "war");
        assertEquals(2, again.code());
        assertTrue(again.err().startsWith("There is a ruleset \"war\" already: "), again.all());
        assertEquals("# mine\n", Files.readString(words));
        Said taken = shell.heraldo("new-ruleset", "catay");
        assertEquals(2, taken.code());
        assertTrue(taken.err().startsWith("There is a game that is called \"catay\" already"), taken.all());
    }

    @Tag("long")
    @Test
    void whatCanBeNoPackageIsRefused() throws Exception {
        for (String id : List.of("switch", "1st", "Two", "tic-tac")) {
            Said refused = shell.heraldo("new-ruleset", id);
            assertEquals(2, refused.code());
            assertTrue(refused.err().contains("\"" + id + "\" cannot be a package"), refused.all());
            assertFalse(Files.exists(folder.resolve(id)));
        }
        Said elsewhere = shell.heraldo("new-ruleset", "war", "--into", "games/made/here");
        assertEquals(0, elsewhere.code(), elsewhere.all());
        assertTrue(Files.exists(folder.resolve("games/made/here/pom.xml")));
    }
}
