package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.app.HostShell.Said;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Somebody begins a game of their own; its id is an ordinary word. */
@Tag("slow")
class NewRulesetTest {

    @TempDir
    private Path project;

    private HostShell shell;

    @BeforeEach
    void anEmptyProject() throws IOException {
        Files.createDirectories(project.resolve("config/rulesets"));
        Files.createDirectories(project.resolve("rules/src/main/java"));
        shell = new HostShell(project);
    }

    @Test
    void theFirstDraftCompilesPlaysAndItsExamplesComeOut() throws Exception {
        Said written = shell.heraldo("new-ruleset", "war");
        assertEquals(0, written.code(), written.all());
        assertTrue(written.out().contains("config/rulesets/war/cases.md"), written.all());
        compile();
        Said played = drafted("play", "--ruleset", "war", "--seats", "3", "--seed", "1");
        assertEquals(0, played.code(), played.all());
        Said examples = drafted("cases", "config/rulesets/war/cases.md");
        assertTrue(examples.out().endsWith(" ok, 0 failed\n"), examples.all());
    }

    @Tag("long")
    @Test
    void nothingIsOverwrittenAndNoNameIsTakenTwice() throws Exception {
        assertEquals(0, shell.heraldo("new-ruleset", "war").code());
        Path words = project.resolve("config/rulesets/war/words.es.yaml");
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
    void whatCanBeNoPackageIsRefusedAndSoIsAnotherFolder() throws Exception {
        for (String id : List.of("switch", "1st", "Two", "tic-tac")) {
            Said refused = shell.heraldo("new-ruleset", id);
            assertEquals(2, refused.code());
            assertTrue(refused.err().contains("\"" + id + "\" cannot be a package"), refused.all());
        }
        Said lost = shell.heraldo("new-ruleset", "war", "--into", "elsewhere");
        assertEquals(2, lost.code());
        assertTrue(lost.err().contains("elsewhere is not the project"), lost.all());
        for (String folder : List.of("config", "rules")) {
            try (Stream<Path> files = Files.walk(project.resolve(folder))) {
                assertEquals(List.of(), files.filter(Files::isRegularFile).toList());
            }
        }
    }

    private void compile() throws IOException {
        List<String> line = new ArrayList<>(List.of(
                "-parameters",
                "-d",
                project.resolve("classes").toString(),
                "-cp",
                System.getProperty("java.class.path")));
        try (Stream<Path> files = Files.walk(project.resolve("rules/src/main/java"))) {
            files.map(Path::toString).filter(file -> file.endsWith(".java")).forEach(line::add);
        }
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, line.toArray(String[]::new)));
    }

    /** A command of the program that has the draft's classes, too. */
    private Said drafted(String... arguments) throws IOException, InterruptedException {
        List<String> line = HostShell.line(List.of(), arguments);
        int classes = line.indexOf("-cp") + 1;
        line.set(classes, project.resolve("classes") + File.pathSeparator + line.get(classes));
        return shell.run(line);
    }
}
