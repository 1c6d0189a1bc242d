package heraldo.rules.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchTests;
import com.tngtech.archunit.lang.ArchRule;
import heraldo.architecture.PackageLaws;
import heraldo.architecture.RecordLaws;
import heraldo.rules.kernel.Options;

/** All laws about the classes of the rules, in one test class: reading them takes longer than judging them. */
@AnalyzeClasses(packages = "heraldo.rules", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    private static final String SETTINGS = "heraldo\\.rules\\.ruleset\\.\\w+\\.((book|state)\\.)?Settings(\\$.*)?";

    @ArchTest
    static final ArchTests determinism = ArchTests.in(DeterminismLaws.class);

    @ArchTest
    static final ArchTests oneWay = ArchTests.in(OneWayLaws.class);

    /**
     * Options of a game are looked up by their keys in one place of each ruleset, its {@code Settings}. Anybody may make options
     * and change one of them.
     */
    @ArchTest
    static final ArchRule onlySettingsLookOptionsUp = noClasses()
            .that()
            .resideInAPackage("heraldo.rules.ruleset..")
            .and()
            .haveNameNotMatching(SETTINGS)
            .should()
            .accessTargetWhere(DescribedPredicate.describe(
                    "reads the options of a game",
                    access -> access.getTargetOwner().isEquivalentTo(Options.class)
                            && !access.getName().matches("<init>|with")));

    @ArchTest
    static final ArchRule noPackagesAreInACircle =
            slices().matching("heraldo.(**)").should().beFreeOfCycles();

    @ArchTest
    static void everyPackageImportsWhatItSays(JavaClasses classes) {
        assertEquals("", String.join("\n", PackageLaws.of("rules", classes).offences()));
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
