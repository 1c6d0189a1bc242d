package heraldo.bot.sandbox.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import heraldo.architecture.PackageLaws;
import org.junit.jupiter.api.Test;

/** Every package of the stand-in imports what its package-info says, and none is in a circle. */
class PackageLawsTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("heraldo.bot.sandbox");

    @Test
    void everyPackageImportsWhatItSays() {
        assertEquals(
                "", String.join("\n", PackageLaws.of("bot/sandbox", CLASSES).offences()));
    }

    @Test
    void noPackagesAreInACircle() {
        SlicesRuleDefinition.slices()
                .matching("heraldo.(**)")
                .should()
                .beFreeOfCycles()
                .check(CLASSES);
    }
}
