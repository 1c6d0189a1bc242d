package heraldo.rules.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.rules.engine.CaseRunner;
import heraldo.rules.engine.HostedRuleset;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every example of every rulebook comes out as written. */
class CasesTest {

    private static final String FILE = "cases.md";

    @TestFactory
    Stream<DynamicContainer> everyExampleComesOutAsWritten() {
        return Hosted.all()
                .filter(hosted -> hosted.folder().has(FILE))
                .map(hosted -> DynamicContainer.dynamicContainer(hosted.id(), examples(hosted)));
    }

    private static Stream<DynamicTest> examples(HostedRuleset<?> hosted) {
        String text = hosted.folder().text(FILE);
        return new CaseRunner(hosted.ruleset().cases())
                .run(text).results().stream()
                        .map(result -> DynamicTest.dynamicTest(
                                result.block().id() + " " + result.block().title(),
                                () -> assertEquals(Optional.empty(), result.failure())));
    }
}
