package heraldo.rules.ruleset.kaixiflan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import heraldo.rules.data.ConfigRoots;
import heraldo.rules.data.RulesetFolder;
import heraldo.rules.engine.CaseFile;
import heraldo.rules.ruleset.kaixiflan.cases.KaixiflanCases;
import heraldo.rules.ruleset.kaixiflan.game.Game;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class ExamplesTest {

    private final RulesetFolder folder =
            ConfigRoots.of(List.of(Path.of("../config"))).ruleset("kaixiflan");
    private final KaixiflanCases cases = new KaixiflanCases(folder, new Game(folder));

    @TestFactory
    Stream<DynamicTest> every_example_of_the_rules_comes_out_as_written() {
        return CaseFile.read(folder.text("cases.md")).blocks().stream()
                .map(block -> dynamicTest(
                        block.id() + " " + block.title(), () -> assertEquals(List.of(), cases.play(block))));
    }
}
