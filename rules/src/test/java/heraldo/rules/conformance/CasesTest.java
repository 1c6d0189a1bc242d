package heraldo.rules.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import heraldo.rules.engine.CaseRunner;
import heraldo.rules.engine.HostedRuleset;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every example of every rulebook comes out as written. */
class CasesTest {

    private static final String FILE = "cases.md";
    private static final Path RULES = Path.of(System.getProperty("heraldo.root"), "..", "shared", "rules")
            .toAbsolutePath()
            .normalize();

    @TestFactory
    Stream<DynamicContainer> everyExampleComesOutAsWritten() {
        return Hosted.all()
                .filter(hosted -> hosted.folder().has(FILE))
                .map(hosted -> DynamicContainer.dynamicContainer(
                        hosted.id(), examples(hosted, hosted.folder().text(FILE))));
    }

    /** The rules files themselves, where they lie beside the project: the copies here may have fallen behind. */
    @TestFactory
    Stream<DynamicContainer> everyExampleOfTheRulesFilesComesOutAsWritten() {
        assumeTrue(Files.isDirectory(RULES), () -> "no rules files in " + RULES);
        return Hosted.all()
                .filter(hosted -> Files.exists(file(hosted)))
                .map(hosted -> DynamicContainer.dynamicContainer(hosted.id(), examples(hosted, read(file(hosted)))));
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

    private static Stream<DynamicTest> examples(HostedRuleset<?> hosted, String text) {
        return new CaseRunner(hosted.ruleset().cases())
                .run(text).results().stream()
                        .map(result -> DynamicTest.dynamicTest(
                                result.block().id() + " " + result.block().title(),
                                () -> assertEquals(Optional.empty(), result.failure())));
    }
}
