package heraldo.rules.ruleset.kaixiflan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import heraldo.rules.engine.CaseRunner;
import heraldo.rules.ruleset.kaixiflan.cases.KaixiflanCases;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Rulings of the rules file that its own examples do not touch, in the same notation. */
class RulingsTest {

    @TestFactory
    Stream<DynamicTest> rulingsWithoutAnExampleComeOutAsTheySay() throws IOException {
        return new CaseRunner(new KaixiflanCases(Table.FOLDER, Table.GAME))
                .run(text()).results().stream()
                        .map(result -> dynamicTest(
                                result.block().id() + " " + result.block().title(),
                                () -> assertEquals(Optional.empty(), result.failure())));
    }

    private static String text() throws IOException {
        try (InputStream file = RulingsTest.class.getResourceAsStream("/examples/kaixiflan.md")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
