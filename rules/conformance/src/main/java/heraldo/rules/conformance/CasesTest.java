package heraldo.rules.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import heraldo.rules.engine.CaseRunner;
import heraldo.rules.engine.HostedRuleset;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every example of every rulebook comes out as written. */
class CasesTest {

    private static final String FILE = "cases.md";
    private static final Path RULES = Path.of(System.getProperty("heraldo.root"), "..", "shared", "rules")
            .toAbsolutePath()
            .normalize();

    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    void everyExampleComesOutAsWritten(HostedRuleset<?> hosted) {
        assumeTrue(hosted.folder().has(FILE), () -> "no examples of " + hosted.id());
        assertEquals(List.of(), failures(hosted, hosted.folder().text(FILE)));
    }

    /** The rules files themselves, where they lie beside the project: the copies here may have fallen behind. */
    @ParameterizedTest
    @MethodSource("heraldo.rules.conformance.Hosted#all")
    void everyExampleOfTheRulesFilesComesOutAsWritten(HostedRuleset<?> hosted) {
        assumeTrue(Files.exists(file(hosted)), () -> "no rules file " + file(hosted));
        assertEquals(List.of(), failures(hosted, read(file(hosted))));
    }

    private static Path file(HostedRuleset<?> hosted) {
        return RULES.resolve(hosted.id() + ".md");
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> failures(HostedRuleset<?> hosted, String text) {
        return new CaseRunner(hosted.ruleset().play().cases())
                .run(text).lines().stream()
                        .filter(line -> line.startsWith("FAIL "))
                        .toList();
    }
}
