package heraldo.rules.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import heraldo.rules.kernel.Options;

/** Options of a game are looked up by their keys in one place of each ruleset, its {@code Settings}. */
@AnalyzeClasses(packages = "heraldo.rules.ruleset", importOptions = ImportOption.DoNotIncludeTests.class)
class SettingsLawTest {

    private static final String SETTINGS = "heraldo\\.rules\\.ruleset\\.\\w+\\.((book|state)\\.)?Settings(\\$.*)?";

    /** Anybody may make options and change one of them. */
    @ArchTest
    static final ArchRule onlySettingsLookOptionsUp = noClasses()
            .that()
            .haveNameNotMatching(SETTINGS)
            .should()
            .accessTargetWhere(DescribedPredicate.describe(
                    "reads the options of a game",
                    access -> access.getTargetOwner().isEquivalentTo(Options.class)
                            && !access.getName().matches("<init>|with")));
}
