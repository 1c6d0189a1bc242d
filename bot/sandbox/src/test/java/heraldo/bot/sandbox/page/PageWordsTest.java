package heraldo.bot.sandbox.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page's own words are complete in both languages, and none is left over. */
class PageWordsTest {
    private static final Path PAGE = Path.of("src/main/resources/heraldo/bot/sandbox/page");
    private static final Pattern SAID = Pattern.compile("say\\(\\s*'([\\w.]+)'");
    private static final Pattern NAMED = Pattern.compile("'([a-z]+\\.[\\w.]+)'");
    private static final Pattern PLACE = Pattern.compile("\\{(\\w+)}");

    @Test
    void bothLanguagesHaveTheSameSentencesWithTheSameBlanks() throws IOException {
        JsonNode spanish = words("es");
        JsonNode english = words("en");
        assertEquals(keys(spanish), keys(english));
        for (String key : keys(spanish)) {
            assertEquals(blanks(spanish.get(key)), blanks(english.get(key)), key);
        }
    }

    @Test
    void everySentenceThatIsSaidStandsInTheBundles() throws IOException {
        Set<String> known = keys(words("es"));
        Set<String> missing = found(SAID);
        missing.removeAll(known);
        assertTrue(missing.isEmpty(), "not in the bundles: " + missing);
    }

    @Test
    void everySentenceOfTheBundlesIsSaid() throws IOException {
        Set<String> idle = new TreeSet<>(keys(words("es")));
        idle.removeAll(found(NAMED));
        idle.removeIf(key -> key.startsWith("kind.") || key.startsWith("connection."));
        assertTrue(idle.isEmpty(), "nobody says: " + idle);
    }

    private static Set<String> found(Pattern key) throws IOException {
        try (Stream<Path> files = Files.walk(PAGE)) {
            return files.filter(file -> file.toString().endsWith(".js"))
                    .flatMap(file -> key.matcher(read(file)).results())
                    .map(match -> match.group(1))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    private static Set<String> blanks(JsonNode sentence) {
        Matcher matcher = PLACE.matcher(sentence.asText());
        return matcher.results().map(match -> match.group(1)).collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> keys(JsonNode words) {
        Set<String> keys = new TreeSet<>();
        words.fieldNames().forEachRemaining(keys::add);
        return keys;
    }

    private static JsonNode words(String language) throws IOException {
        return new ObjectMapper()
                .readTree(PAGE.resolve("words/" + language + ".json").toFile());
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
