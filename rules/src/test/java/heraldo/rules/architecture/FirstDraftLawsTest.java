package heraldo.rules.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import heraldo.architecture.PackageLaws;
import heraldo.architecture.RecordLaws;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The tiny game keeps the laws of the program, though it lives in the tests: every new ruleset begins as its copy. */
class FirstDraftLawsTest {

    private static final String PACKAGE = "heraldo.rules.ruleset.roshambo";
    private static final Path SOURCES = Path.of(System.getProperty("heraldo.root"), "rules", "src", "test", "java");
    private static final JavaClasses DRAFT = new ClassFileImporter().importPackages(PACKAGE);

    @Test
    void itPlaysTheSameOnEveryMachine() {
        List<ArchRule> rules = List.of(
                DeterminismLaws.nothingWithoutOrderAndNoClock,
                DeterminismLaws.noDates,
                DeterminismLaws.noCallsThatMayDifferFromRunToRun,
                DeterminismLaws.wholeNumbersOnlyInFields,
                DeterminismLaws.wholeNumbersOnlyInAndOut,
                DeterminismLaws.nobodyCalculatesWithFractions);
        rules.forEach(rule -> rule.check(DRAFT));
    }

    @Test
    void itSeesThePlatformAloneAndSaysSo() {
        OneWayLaws.rulesetsSeeThePlatform.check(DRAFT);
        OneWayLaws.onlyDataReadsFiles.check(DRAFT);
        assertEquals(List.of(), new PackageLaws(SOURCES, "heraldo", DRAFT).offences());
    }

    @Test
    void itsOptionsAreBoundOnceAndItsRecordsAreSmall() {
        ArchitectureTest.onlySettingsLookOptionsUp.check(DRAFT);
        assertEquals(List.of(), new RecordLaws(DRAFT).crowded());
        assertEquals(List.of(), new RecordLaws(DRAFT).misnamed());
    }
}
