package heraldo.bot.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.ShippedGames;
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
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The platform knows no ruleset by name: a new one is a package and a folder, and nothing else changes. */
class RulesetNamesTest {

    private static final Path ROOT = Path.of(System.getProperty("heraldo.root"));

    /** Tests and measurements, what was built, what is written for people, and what belongs to nobody. */
    private static final Pattern ELSEWHERE =
            Pattern.compile("(^|.*/)(target|data|\\.git|\\.idea|src/test|src/bench|src/site)");

    /** The poms that put the program together of its modules. */
    private static final List<String> MANIFESTS = List.of("rules/pom.xml", "bot/pom.xml");

    private static final Pattern READ =
            Pattern.compile(".*\\.(java|ya?ml|sql|xml|json|js|css|html|properties|sh)|.*/\\.ci/.*");

    @Test
    void nobodyNamesARulesetOutsideItsPackageAndItsFolder() throws IOException {
        SortedMap<String, String> texts = texts();
        assertTrue(texts.size() > 300, texts.size() + " files");
        List<String> named = new ArrayList<>();
        ShippedGames.CATALOG.ids().forEach(id -> {
            Pattern place = place(id);
            List<String> names = Stream.concat(Stream.of(id), titles(id))
                    .map(RulesetNamesTest::unaccented)
                    .distinct()
                    .toList();
            Pattern name =
                    Pattern.compile(names.stream().map(RulesetNamesTest::name).collect(Collectors.joining("|")));
            texts.forEach((file, text) -> {
                // Most files hold none of the words, which is found much sooner than no match of the patterns.
                boolean says = !own(file, id)
                        && names.stream().anyMatch(text::contains)
                        && (place.matcher(text).find()
                                || !game(file) && name.matcher(text).find());
                if (says) {
                    named.add(file + " names " + id);
                }
            });
        });
        assertEquals(List.of(), named);
    }

    /** Every file that the program is made of, without accents, by its name below the project's folder. */
    private static SortedMap<String, String> texts() throws IOException {
        SortedMap<String, String> texts = new TreeMap<>();
        for (Path file : files()) {
            texts.put(file.toString().replace('\\', '/'), unaccented(text(ROOT.resolve(file))));
        }
        return texts;
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

    private static boolean own(String file, String id) {
        return file.startsWith("rules/" + id + "/") || MANIFESTS.contains(file);
    }

    /** Whether a file is a game's own: an id that is an ordinary word, as {@code war}, may be a word of another game. */
    private static boolean game(String file) {
        return file.contains("/ruleset/") || file.contains("config/rulesets/");
    }

    /** Where a game is: after the package or the folder of rulesets. */
    private static Pattern place(String id) {
        return Pattern.compile("rulesets?[./]" + Pattern.quote(id) + "\\b");
    }

    /**
     * How the platform would name a game. An id may be an ordinary word: it is meant between quotes, or at the end of a line of
     * settings. A title is meant wherever it stands as a word, written as it is written.
     */
    private static String name(String name) {
        String word = Pattern.quote(unaccented(name));
        return name.matches("[a-z0-9-]+") ? "['\"`«]" + word + "['\"`»]|(?m:: *" + word + " *$)" : "\\b" + word + "\\b";
    }

    private static Stream<String> titles(String id) {
        return ShippedGames.CATALOG.find(id).stream()
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
        boolean says = Stream.of(place(name), Pattern.compile(name(name)))
                .anyMatch(each -> each.matcher(text).find());
        assertEquals(named, says);
    }

    private static String text(Path file) {
        try {
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String unaccented(String text) {
        if (text.chars().allMatch(letter -> letter < 128)) {
            return text;
        }
        return Normalizer.normalize(text, Normalizer.Form.NFD).replaceAll("\\p{M}", "");
    }
}
