package heraldo.rules.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The one-way rule of packages. */
final class OneWayLaws {

    private static final String BOARD = "heraldo.rules.board..";
    private static final String CHANCE = "heraldo.rules.chance..";
    private static final String DATA = "heraldo.rules.data..";
    private static final String ENGINE = "heraldo.rules.engine..";
    private static final String KERNEL = "heraldo.rules.kernel..";
    private static final String ORDER = "heraldo.rules.order..";
    private static final String SCENE = "heraldo.rules.scene..";

    @ArchTest
    static final ArchRule kernelSeesNothing = sees(KERNEL);

    @ArchTest
    static final ArchRule boardSeesNothing = sees(BOARD);

    @ArchTest
    static final ArchRule chanceSeesTheKernel = sees(CHANCE, KERNEL, "javax.crypto..");

    @ArchTest
    static final ArchRule sceneSeesTheKernel = sees(SCENE, KERNEL);

    @ArchTest
    static final ArchRule dataSeesTheKernelAndItsLibraries =
            sees(DATA, KERNEL, "com.fasterxml.jackson..", "com.ibm.icu..");

    @ArchTest
    static final ArchRule orderSeesKernelAndData = sees(ORDER, KERNEL, DATA);

    @ArchTest
    static final ArchRule engineSeesEverythingElse = sees(ENGINE, KERNEL, CHANCE, SCENE, DATA, ORDER);

    @ArchTest
    static final ArchRule packagesHaveNoCircles =
            slices().matching("heraldo.rules.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule onlyDataReadsFiles = noClasses()
            .that()
            .resideOutsideOfPackage(DATA)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.io..", "java.nio.file..", "java.net..", "java.sql..");

    private OneWayLaws() {}

    private static ArchRule sees(String viewer, String... seen) {
        String[] allowed = new String[seen.length + 2];
        System.arraycopy(seen, 0, allowed, 0, seen.length);
        allowed[seen.length] = viewer;
        allowed[seen.length + 1] = "java..";
        return classes()
                .that()
                .resideInAPackage(viewer)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(allowed);
    }
}
