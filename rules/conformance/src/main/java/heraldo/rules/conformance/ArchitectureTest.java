package heraldo.rules.conformance;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.ArchConfiguration;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.LocationProvider;
import com.tngtech.archunit.lang.ArchRule;
import heraldo.architecture.DeterminismLaws;
import heraldo.architecture.PackageLaws;
import heraldo.architecture.RecordLaws;
import heraldo.rules.kernel.Options;
import java.net.URL;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All laws about the classes of a game, in one test class: reading them takes longer than judging them. */
@AnalyzeClasses(locations = ArchitectureTest.Own.class)
class ArchitectureTest {

    /** The locations of the compiled games of the module. */
    static final class Own implements LocationProvider {

        @Override
        public Set<Location> get(Class<?> test) {
            // The laws judge classes of others by their names: reading those takes longer than reading the game.
            ArchConfiguration.get().setResolveMissingDependenciesFromClassPath(false);
            return Hosted.all()
                    .map(hosted -> Location.of(place(hosted.ruleset().play().getClass())))
                    .collect(Collectors.toSet());
        }

        private static URL place(Class<?> type) {
            return type.getProtectionDomain().getCodeSource().getLocation();
        }
    }

    private static final String SETTINGS = ".*\\.Settings(\\$.*)?";

    /** The packages that a game may see beside its own: the engine and the JDK, neither libraries nor other games. */
    private static final List<String> SEEN = List.of(
            "java..",
            "heraldo.rules.board..",
            "heraldo.rules.chance..",
            "heraldo.rules.data..",
            "heraldo.rules.engine..",
            "heraldo.rules.kernel..",
            "heraldo.rules.order..",
            "heraldo.rules.scene..");

    @ArchTest
    static void gamesSeeTheEngineAlone(JavaClasses read) {
        Stream<String> own =
                Hosted.all().map(hosted -> hosted.ruleset().play().getClass().getPackageName() + "..");
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(Stream.concat(SEEN.stream(), own).toArray(String[]::new))
                .check(read);
    }

    @ArchTest
    static final ArchRule noGameReadsFiles = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.io..", "java.nio.file..", "java.net..", "java.sql..");

    /**
     * Options of a game are looked up by their keys in one place of each ruleset, its {@code Settings}. Anybody may make options
     * and change one of them.
     */
    @ArchTest
    static final ArchRule onlySettingsLookOptionsUp = noClasses()
            .that()
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
    static void theSameTurnGivesTheSameBytes(JavaClasses classes) {
        DeterminismLaws.check(classes);
    }

    @ArchTest
    static void everyPackageImportsWhatItSays(JavaClasses classes) {
        assertEquals(
                "", String.join("\n", new PackageLaws(Path.of("src", "main", "java"), "heraldo", classes).offences()));
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
