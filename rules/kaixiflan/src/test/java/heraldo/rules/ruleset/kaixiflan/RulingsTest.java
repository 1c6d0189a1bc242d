package heraldo.rules.ruleset.kaixiflan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heraldo.rules.engine.CaseRunner;
import heraldo.rules.ruleset.kaixiflan.cases.KaixiflanCases;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Rulings of the rules file that its own examples do not touch, in the same notation. */
class RulingsTest {

    @Test
    void rulingsWithoutAnExampleComeOutAsTheySay() throws IOException {
        List<String> failures = new CaseRunner(new KaixiflanCases(Table.FOLDER, Table.GAME))
                .run(text()).lines().stream()
                        .filter(line -> line.startsWith("FAIL "))
                        .toList();
        assertEquals(List.of(), failures);
    }

    private static String text() throws IOException {
        try (InputStream file = RulingsTest.class.getResourceAsStream("/examples/kaixiflan.md")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
