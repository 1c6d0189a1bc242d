package heraldo.rules.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.data.ConfigRoots;
import heraldo.rules.data.Languages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rulesets are found by looking. */
class RulesetCatalogTest {

    private static final String GOOD = """
            name: {es: Uno, en: One}
            engine: %s
            version: 1
            seats: {least: 2, most: 4}
            command: uno
            base: cairn
            """;

    @TempDir
    Path folder;

    @Test
    void aFolderWithAProblemIsNamedAndDoesNotHinderTheOthers() throws IOException {
        write("mute/ruleset.yaml", "name: {es: Mudo, en: Mute}\nseats: {least: 4, most: 2}");
        write("lost/ruleset.yaml", GOOD.formatted("nim"));
        write("wordless/ruleset.yaml", GOOD.formatted("cairn").replace("base: cairn", ""));
        write("wordless/pace.yaml", "{instant: false, goal: 3}");
        RulesetCatalog catalog = scan();
        assertEquals(List.of("cairn", "cairn-live", "roshambo"), List.copyOf(catalog.ids()));
        String problems = String.join(
                "\n", catalog.problems().stream().map(Object::toString).toList());
        assertTrue(problems.contains("rulesets/mute/ruleset.yaml line 1: the key \"engine\" is missing"), problems);
        assertTrue(problems.contains("seats go from 4 to 2"), problems);
        assertTrue(
                problems.contains(
                        "rulesets/lost/ruleset.yaml engine: there is no engine nim; there are cairn, roshambo"),
                problems);
        assertTrue(problems.contains("es: the template orders.put.line is missing"), problems);
    }

    @Test
    void aVariantIsOneFolderThatNamesAnEngine() throws IOException {
        write("mine/ruleset.yaml", GOOD.formatted("cairn"));
        HostedRuleset<?> mine = scan().find("mine").orElseThrow();
        assertEquals("One", mine.manifest().name(Languages.ENGLISH));
        assertEquals(3, mine.options().specs().size());
    }

    @Test
    void anEngineIsAlsoAskedForByTheNameOfAClassThatEndsWithIt() throws IOException {
        write("mine/ruleset.yaml", GOOD.formatted("some.where.Cairn"));
        assertTrue(scan().find("mine").isPresent());
    }

    private RulesetCatalog scan() {
        return RulesetCatalog.scan(ConfigRoots.shipped().under(List.of(folder)));
    }

    private void write(String file, String text) throws IOException {
        Path path = folder.resolve("rulesets").resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }
}
