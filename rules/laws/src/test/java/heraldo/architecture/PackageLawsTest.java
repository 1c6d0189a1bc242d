package heraldo.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The reader of the law finds whoever says one thing and does another; and this module keeps the law itself. */
class PackageLawsTest {
    private static final Path MODULE = Path.of(System.getProperty("heraldo.root"), "rules", "laws");

    @Test
    void whoSaysOneThingAndDoesAnotherIsFound() {
        JavaClasses samples = new ClassFileImporter().importPackages("heraldo.architecture.sample");
        List<String> offences =
                new PackageLaws(MODULE.resolve("src/test/java"), "heraldo.architecture.sample", samples).offences();
        assertEquals(
                List.of(
                        "heraldo.architecture.sample.lying does not use honest; uses heraldo.architecture.sample.seen (Peeper → Sight)."
                                + " True would be: May import {@code seen}.",
                        "heraldo.architecture.sample.silent does not say what it may import. True would be: May import nothing but the JDK."),
                offences);
    }

    @Test
    void thisModuleKeepsTheLaw() {
        JavaClasses own = new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .importPackages("heraldo.architecture");
        assertEquals(List.of(), PackageLaws.of("rules/laws", own).offences());
    }
}
