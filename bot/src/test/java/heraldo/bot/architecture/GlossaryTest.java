package heraldo.bot.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.testing.Modules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The glossary in {@code CONTRIBUTING.md} sends readers to places that are there. */
class GlossaryTest {
    private static final Path ROOT = Path.of(System.getProperty("heraldo.root"));
    private static final Pattern PLACE = Pattern.compile("`([\\w.]+)`");

    @Test
    void everyPlaceIsThere() throws IOException {
        List<String> places = places();
        assertTrue(places.size() > 35, "only " + places.size() + " places were found");
        List<String> sources = sources();
        assertEquals(
                List.of(),
                places.stream()
                        .filter(place -> sources.stream().noneMatch(source -> source.contains("/" + place + "/")))
                        .toList());
    }

    /** What stands in the last column of the table, as the end of a path. */
    private static List<String> places() throws IOException {
        String text = Files.readString(ROOT.resolve("CONTRIBUTING.md"));
        List<String> places = new ArrayList<>();
        text.substring(text.indexOf("## Glossary"))
                .lines()
                .filter(row -> row.startsWith("| "))
                .forEach(row -> PLACE.matcher(row.substring(row.lastIndexOf('|', row.length() - 2)))
                        .results()
                        .map(found -> found.group(1).replace('.', '/'))
                        .forEach(places::add));
        return places;
    }

    /** The sources as paths of packages and types. */
    private static List<String> sources() throws IOException {
        List<String> sources = new ArrayList<>();
        for (Path module : Modules.of(ROOT)) {
            try (Stream<Path> files = Files.walk(module.resolve("src/main/java"))) {
                files.map(file -> file.toString().replace('\\', '/').replace(".java", "") + "/")
                        .forEach(sources::add);
            }
        }
        return sources;
    }
}
