package heraldo.rules.architecture;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchTests;
import com.tngtech.archunit.lang.ArchRule;
import heraldo.architecture.DeterminismLaws;
import heraldo.architecture.PackageLaws;
import heraldo.architecture.RecordLaws;

/** All laws about the classes of the engine, in one test class: reading them takes longer than judging them. */
@AnalyzeClasses(packages = "heraldo.rules", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchTests oneWay = ArchTests.in(OneWayLaws.class);

    @ArchTest
    static final ArchRule noPackagesAreInACircle =
            slices().matching("heraldo.(**)").should().beFreeOfCycles();

    @ArchTest
    static void theSameTurnGivesTheSameBytes(JavaClasses classes) {
        DeterminismLaws.check(classes);
    }

    @ArchTest
    static void everyPackageImportsWhatItSays(JavaClasses classes) {
        assertEquals(
                "", String.join("\n", PackageLaws.of("rules/engine", classes).offences()));
    }

    @ArchTest
    static void nothingIsMadeOfMoreThanEightValues(JavaClasses classes) {
        assertEquals("", String.join("\n", new RecordLaws(classes).crowded()));
    }

    @ArchTest
    static void whatGivesACopyWithAnotherValueSaysSo(JavaClasses classes) {
        assertEquals("", String.join("\n", new RecordLaws(classes).misnamed()));
    }
}
