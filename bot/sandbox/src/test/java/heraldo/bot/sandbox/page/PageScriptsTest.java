package heraldo.bot.sandbox.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The scripts of the sandbox's page import one way only, as packages do. */
class PageScriptsTest {
    private static final Path PAGE =
            Path.of(System.getProperty("heraldo.root"), "bot/sandbox/src/main/resources/heraldo/bot/sandbox/page");
    private static final Pattern IMPORT = Pattern.compile("from '(\\.[^']+)'");

    @Test
    void noScriptsAreInACircle() throws IOException {
        SortedMap<Path, Set<Path>> imports = imports();
        assertTrue(imports.size() > 40, "only " + imports.size() + " scripts were found");
        List<String> circles = new ArrayList<>();
        imports.forEach((script, seen) -> seen.stream()
                .filter(other -> reach(imports, other).contains(script))
                .forEach(other -> circles.add(PAGE.relativize(script) + " → " + PAGE.relativize(other))));
        assertEquals(List.of(), circles);
    }

    private static SortedMap<Path, Set<Path>> imports() throws IOException {
        SortedMap<Path, Set<Path>> imports = new TreeMap<>();
        try (Stream<Path> files = Files.walk(PAGE)) {
            for (Path script :
                    files.filter(file -> file.toString().endsWith(".js")).toList()) {
                imports.put(
                        script,
                        IMPORT.matcher(Files.readString(script))
                                .results()
                                .map(found -> found.group(1))
                                .map(each -> script.resolveSibling(each).normalize())
                                .collect(Collectors.toSet()));
            }
        }
        return imports;
    }

    /** Every script that one of them needs, itself included. */
    private static SortedSet<Path> reach(SortedMap<Path, Set<Path>> imports, Path from) {
        SortedSet<Path> reached = new TreeSet<>();
        List<Path> next = new ArrayList<>(List.of(from));
        while (!next.isEmpty()) {
            Path script = next.removeLast();
            if (reached.add(script)) {
                next.addAll(imports.getOrDefault(script, Set.of()));
            }
        }
        return reached;
    }
}
