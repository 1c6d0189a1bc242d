package heraldo.rules.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The host's folder lies over the defaults, file by file. */
class ConfigRootsTest {

    record Note(String text) {}

    @TempDir
    Path folder;

    @Test
    void theHostsFileWinsAndTheOthersStayAsTheyCame() throws IOException {
        write("own/rulesets/a/note.yaml", "text: own");
        write("shipped/rulesets/a/note.yaml", "text: shipped");
        write("shipped/rulesets/a/other.yaml", "text: other");
        write("shipped/rulesets/b/note.yaml", "text: b");
        ConfigRoots roots = ConfigRoots.of(List.of(folder.resolve("own"), folder.resolve("shipped")));
        assertEquals("own", roots.ruleset("a").table("note.yaml", Note.class).text());
        assertEquals("other", roots.ruleset("a").table("other.yaml", Note.class).text());
        assertEquals(List.of("a", "b"), List.copyOf(roots.folders("rulesets")));
    }

    @Test
    void theDefaultsMayLieInAJar() throws IOException {
        URI jar = URI.create("jar:" + folder.resolve("defaults.jar").toUri());
        try (FileSystem files = FileSystems.newFileSystem(jar, Map.of("create", "true"))) {
            Files.createDirectories(files.getPath("/config/rulesets/a"));
            Files.writeString(files.getPath("/config/rulesets/a/note.yaml"), "text: packed");
            ConfigRoots roots = ConfigRoots.of(List.of(folder.resolve("nowhere"), files.getPath("/config")));
            assertEquals(List.of("a"), List.copyOf(roots.folders("rulesets")));
            assertEquals(
                    "packed", roots.ruleset("a").table("note.yaml", Note.class).text());
        }
    }

    @Test
    void aVariantTakesFromItsBaseWhatItDoesNotHave() throws IOException {
        write("c/rulesets/base/note.yaml", "text: base");
        write("c/rulesets/base/words.es.yaml", "one: uno\ntwo: dos");
        write("c/rulesets/mine/ruleset.yaml", "base: base");
        write("c/rulesets/mine/words.es.yaml", "two: par");
        RulesetFolder mine = ConfigRoots.of(List.of(folder.resolve("c"))).ruleset("mine");
        assertEquals("base", mine.table("note.yaml", Note.class).text());
        assertEquals("uno", mine.bundle(Languages.SPANISH).text("one").orElseThrow());
        assertEquals("par", mine.bundle(Languages.SPANISH).text("two").orElseThrow());
    }

    @Test
    void basesInACircleEnd() throws IOException {
        write("c/rulesets/a/ruleset.yaml", "base: b");
        write("c/rulesets/b/ruleset.yaml", "base: a");
        assertFalse(ConfigRoots.of(List.of(folder.resolve("c"))).ruleset("a").has("note.yaml"));
    }

    @Test
    void aMissingFileIsNamed() {
        RulesetFolder none = ConfigRoots.of(List.of(folder)).ruleset("none");
        String problem = assertThrows(BadTableException.class, () -> none.table("note.yaml", Note.class))
                .getMessage();
        assertTrue(problem.startsWith("rulesets/none/note.yaml"), problem);
    }

    private void write(String file, String text) throws IOException {
        Path path = folder.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }
}
