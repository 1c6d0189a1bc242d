package heraldo.rules.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.rules.engine.HostedRuleset;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** An edict is one record that knows all about itself: no code of the game asks which of several it is. */
class EdictSwitchesTest {

    /** Of the module, in whose folder its tests run. */
    private static final Path SOURCES = Path.of("src/main/java");

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    void noSwitchTellsEdictsApart(HostedRuleset<?> hosted) throws IOException {
        String names = hosted.books().edicts().types().stream()
                .map(type -> type.record().getCanonicalName())
                .map(name -> Pattern.quote(name.replaceFirst(".*\\.(\\w+\\.\\w+)$", "$1")))
                .collect(Collectors.joining("|"));
        Pattern told = Pattern.compile("case\\s+(" + names + ")\\b");
        List<String> switches = new ArrayList<>();
        for (Path file : sources()) {
            told.matcher(Files.readString(file))
                    .results()
                    .forEach(found -> switches.add(file.getFileName() + ": " + found.group()));
        }
        assertEquals(List.of(), names.isEmpty() ? List.of() : switches);
    }

    private static List<Path> sources() throws IOException {
        try (Stream<Path> files = Files.walk(SOURCES)) {
            return files.filter(file -> file.toString().endsWith(".java")).toList();
        }
    }
}
