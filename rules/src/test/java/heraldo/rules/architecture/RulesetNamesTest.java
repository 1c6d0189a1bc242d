package heraldo.rules.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.rules.conformance.Hosted;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The platform knows no ruleset by name: a new one is a package and a folder, and nothing else changes. */
class RulesetNamesTest {

    private static final Path ROOT = Path.of(System.getProperty("heraldo.root"));

    @Test
    void nobodyNamesARulesetOutsideItsPackage() throws IOException {
        List<String> ids = Hosted.roots().folders("rulesets").stream()
                .filter(id -> !id.startsWith("cairn"))
                .toList();
        List<String> named = Stream.of("rules", "bot")
                .map(module -> ROOT.resolve(module).resolve("src/main"))
                .flatMap(RulesetNamesTest::sources)
                .flatMap(file -> ids.stream().filter(id -> names(file, id)).map(id -> file + " names " + id))
                .toList();
        assertEquals(List.of(), named);
    }

    private static Stream<Path> sources(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().matches(".*\\.(java|yaml|sql|xml|js|html)")).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean names(Path file, String id) {
        boolean own = file.toString().replace('\\', '/').contains("/ruleset/" + id.replace("-", "") + "/");
        return !own && plain(text(file)).contains(id);
    }

    private static String text(Path file) {
        try {
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String plain(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT);
    }
}
