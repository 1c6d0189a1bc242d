package heraldo.bot.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchTests;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import heraldo.architecture.PackageLaws;
import heraldo.architecture.RecordLaws;

/** All laws about the classes of the bot, in one test class: reading them takes longer than judging them. */
@AnalyzeClasses(packages = "heraldo.bot", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchTests oneWay = ArchTests.in(OneWayLaws.class);

    @ArchTest
    static final ArchTests refusals = ArchTests.in(RefusalLaws.class);

    @ArchTest
    static void everyPackageImportsWhatItSays(JavaClasses classes) {
        assertEquals("", String.join("\n", PackageLaws.of("bot", own(classes)).offences()));
    }

    @ArchTest
    static void noPackagesAreInACircle(JavaClasses classes) {
        SlicesRuleDefinition.slices()
                .matching("heraldo.(**)")
                .should()
                .beFreeOfCycles()
                .check(own(classes));
    }

    /** In the bot, in its stand-in and in what its tests look with. */
    @ArchTest
    static void nothingIsMadeOfMoreThanEightValues(JavaClasses classes) {
        assertEquals("", String.join("\n", new RecordLaws(classes).crowded()));
    }

    @ArchTest
    static void whatGivesACopyWithAnotherValueSaysSo(JavaClasses classes) {
        assertEquals("", String.join("\n", new RecordLaws(classes).misnamed()));
    }

    /** Without the modules within the bot's package. */
    private static JavaClasses own(JavaClasses classes) {
        return classes.that(resideOutsideOfPackages("heraldo.bot.sandbox..", "heraldo.bot.witness.."));
    }
}
