package heraldo.rules.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.conformance.Hosted;
import heraldo.rules.data.ConfigRoots;
import heraldo.rules.data.Languages;
import java.io.IOException;
import java.net.URISyntaxException;
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
        write("lost/ruleset.yaml", GOOD.formatted("heraldo.rules.NoSuchGame"));
        write(
                "wordless/ruleset.yaml",
                GOOD.formatted("heraldo.rules.trial.CairnRules").replace("base: cairn", ""));
        write("wordless/pace.yaml", "{instant: false, goal: 3}");
        RulesetCatalog catalog = scan();
        assertEquals(List.of("cairn", "cairn-live", "roshambo"), List.copyOf(catalog.ids()));
        String problems = String.join(
                "\n", catalog.problems().stream().map(Object::toString).toList());
        assertTrue(problems.contains("rulesets/mute/ruleset.yaml line 1: the key \"engine\" is missing"), problems);
        assertTrue(problems.contains("seats go from 4 to 2"), problems);
        assertTrue(problems.contains("rulesets/lost/ruleset.yaml engine: heraldo.rules.NoSuchGame"), problems);
        assertTrue(problems.contains("es: the template orders.put.line is missing"), problems);
    }

    @Test
    void aVariantIsOneFolderThatNamesAnEngine() throws IOException {
        write("mine/ruleset.yaml", GOOD.formatted("heraldo.rules.trial.CairnRules"));
        HostedRuleset<?> mine = scan().find("mine").orElseThrow();
        assertEquals("One", mine.manifest().name(Languages.ENGLISH));
        assertEquals(3, mine.options().specs().size());
    }

    @Test
    void aRulesetIsFoundByEveryNameItHas() {
        for (String typed : List.of("cathay", "Catay", "catay", "LA CONQUISTA DE CATAY", "conquer of cathay ")) {
            assertEquals(
                    "cathay",
                    Hosted.catalog().named(typed).map(HostedRuleset::id).orElse("nothing"),
                    typed);
        }
        assertTrue(Hosted.catalog().named("kathay").isEmpty());
    }

    @Test
    void campaignsOfItsOwnVersionAndOfEarlierOnesArePlayed() {
        Manifest manifest = Hosted.find("cathay").manifest();
        int version = manifest.version();
        assertTrue(version > 1);
        assertTrue(manifest.plays("" + version));
        assertTrue(manifest.plays("1"));
        assertFalse(manifest.plays("" + (version + 1)));
        assertFalse(manifest.plays("draft"));
    }

    @Test
    void aRulesetPrintsItsName() {
        assertEquals("La conquista de Catay (cathay)", Hosted.find("cathay").toString());
    }

    private RulesetCatalog scan() {
        try {
            Path trial = Path.of(Hosted.class.getResource("/trial").toURI());
            return RulesetCatalog.scan(ConfigRoots.of(List.of(folder, trial)));
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private void write(String file, String text) throws IOException {
        Path path = folder.resolve("rulesets").resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }
}
