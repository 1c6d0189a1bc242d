package heraldo.rules.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.rules.conformance.Hosted;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The platform knows no ruleset by name: a new one is a package and a folder, and nothing else changes. */
class RulesetNamesTest {

    private static final Path ROOT = Path.of(System.getProperty("heraldo.root"));

    /** The games of the tests. */
    private static final Set<String> TRIAL = Set.of("cairn", "cairn-live", "roshambo");

    /** Tests, what was built, what is written for people, and what belongs to nobody. */
    private static final Pattern ELSEWHERE = Pattern.compile("(^|.*/)(target|data|\\.git|\\.idea|src/test|src/site)");

    private static final Pattern READ =
            Pattern.compile(".*\\.(java|ya?ml|sql|xml|json|js|css|html|properties|sh)|.*/\\.ci/.*");

    @Test
    void nobodyNamesARulesetOutsideItsPackageAndItsFolder() throws IOException {
        List<Path> files = files();
        assertTrue(files.size() > 300, files.size() + " files");
        List<String> named = Hosted.roots().folders("rulesets").stream()
                .filter(id -> !TRIAL.contains(id))
                .flatMap(id -> files.stream()
                        .filter(file -> !own(file, id) && says(file, id))
                        .map(file -> file + " names " + id))
                .toList();
        assertEquals(List.of(), named);
    }

    /** Every file of the project that the program is made of, as it lies below the project's folder. */
    private static List<Path> files() throws IOException {
        List<Path> files = new ArrayList<>();
        Files.walkFileTree(ROOT, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                return ELSEWHERE.matcher(name(folder)).matches()
                        ? FileVisitResult.SKIP_SUBTREE
                        : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (READ.matcher("/" + name(file)).matches()) {
                    files.add(ROOT.relativize(file));
                }
                return FileVisitResult.CONTINUE;
            }
        });
        return files;
    }

    private static String name(Path file) {
        return ROOT.relativize(file).toString().replace('\\', '/');
    }

    private static boolean own(Path file, String id) {
        String name = file.toString().replace('\\', '/');
        return name.contains("/ruleset/" + id.replace("-", "") + "/") || name.startsWith("config/rulesets/" + id + "/");
    }

    private static boolean says(Path file, String id) {
        String text = text(ROOT.resolve(file));
        return says(text, id) || titles(id).anyMatch(title -> says(text, title));
    }

    /**
     * Whether a text names a game. An id may be an ordinary word, as {@code war}: it names the game where it stands between
     * quotes, ends a line of settings, or follows the package or the folder of rulesets. A title is meant wherever it stands as
     * a word, written as it is written.
     */
    static boolean says(String text, String name) {
        String word = Pattern.quote(unaccented(name));
        boolean id = name.matches("[a-z0-9-]+");
        String meant = id
                ? "['\"`«]" + word + "['\"`»]|rulesets?[./]" + word + "\\b|(?m): *" + word + " *$"
                : "\\b" + word + "\\b";
        return Pattern.compile(meant).matcher(unaccented(text)).find();
    }

    private static Stream<String> titles(String id) {
        return Hosted.catalog().find(id).stream()
                .flatMap(game -> game.languages().all().stream().map(game.manifest()::name));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '^',
            value = {
                "case \"war\" -> 1;                      | war  | true",
                "import heraldo.rules.ruleset.war.War;   | war  | true",
                "config/rulesets/war/options.yaml        | war  | true",
                "default: war                            | war  | true",
                "where ruleset = 'war'                   | war  | true",
                "// a war comes forward, and a warning   | war  | false",
                "// as in Caos, everybody writes at once | Caos | true",
                "// a field of chaos and caosity         | Caos | false",
                "La Conquista de Catay                   | La conquista de Catay | false",
                "en La conquista de Catay hay soldados   | La conquista de Catay | true"
            })
    void anIdIsMeantAsAnIdAndATitleAsATitle(String text, String name, boolean named) {
        assertEquals(named, says(text, name));
    }

    private static String text(Path file) {
        try {
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String unaccented(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFD).replaceAll("\\p{M}", "");
    }
}
