package heraldo.bot.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The one-way rule of packages. */
final class OneWayLaws {

    private static final String APP = "heraldo.bot.app..";
    private static final String CAMPAIGN = "heraldo.bot.campaign..";
    private static final String DISCORD = "heraldo.bot.discord..";
    private static final String GAUGE = "heraldo.bot.gauge..";
    private static final String RENDER = "heraldo.bot.render..";
    private static final String SANDBOX = "heraldo.bot.sandbox..";
    private static final String SCHEDULE = "heraldo.bot.schedule..";
    private static final String STORE = "heraldo.bot.store..";
    /** Packages that only tests use. */
    private static final String WITNESS = "heraldo.bot.witness..";

    @ArchTest
    static final ArchRule onlyDiscordSeesJda = only(DISCORD, "net.dv8tion.jda..");

    @ArchTest
    static final ArchRule onlyStoreSeesTheDatabase = only(
            STORE,
            "org.jdbi..",
            "org.flywaydb..",
            "org.sqlite..",
            "org.postgresql..",
            "com.zaxxer..",
            "java.sql..",
            "javax.sql..");

    @ArchTest
    static final ArchRule onlyRenderDraws =
            only(RENDER, "java.awt..", "javax.imageio..", "org.apache.fontbox..", "org.apache.pdfbox..");

    /** A machine without fonts dies when one is asked for. */
    @ArchTest
    static final ArchRule nobodyAsksTheMachineForAFont = noClasses()
            .that()
            .resideOutsideOfPackage(WITNESS)
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.awt.Font")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.awt.GraphicsEnvironment");

    @ArchTest
    static final ArchRule onlyScheduleSeesTheCronLibrary = only(SCHEDULE, "org.springframework..");

    @ArchTest
    static final ArchRule onlySandboxServesHttp = only(SANDBOX, "io.javalin..", "org.eclipse.jetty..");

    @ArchTest
    static final ArchRule onlyGaugeMeasures =
            only(GAUGE, "io.micrometer..", "io.prometheus..", "com.sun.net.httpserver..");

    @ArchTest
    static final ArchRule onlyAppReadsTheCommandLine = only(APP, "picocli..");

    @ArchTest
    static final ArchRule nobodyImportsApp = noClasses()
            .that()
            .resideOutsideOfPackages(APP, WITNESS)
            .should()
            .dependOnClassesThat()
            .resideInAPackage(APP);

    @ArchTest
    static final ArchRule campaignSeesOnlyTheRules = classes()
            .that()
            .resideInAPackage(CAMPAIGN)
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(CAMPAIGN, "heraldo.rules..", "java..", "org.slf4j..");

    @ArchTest
    static final ArchRule renderSeesOnlyWordsAndDrawings = classes()
            .that()
            .resideInAPackage(RENDER)
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    RENDER,
                    "heraldo.rules.kernel..",
                    "heraldo.rules.scene..",
                    "heraldo.rules.data..",
                    "java..",
                    "javax.imageio..",
                    "com.ibm.icu.text..",
                    "org.apache.fontbox..",
                    "org.apache.pdfbox..");

    @ArchTest
    static final ArchRule storeSeesNoOtherPort = neverSees(STORE, DISCORD, GAUGE, RENDER, SANDBOX, SCHEDULE);

    @ArchTest
    static final ArchRule scheduleSeesNoOtherPort = neverSees(SCHEDULE, DISCORD, GAUGE, RENDER, SANDBOX, STORE);

    @ArchTest
    static final ArchRule discordSeesNoOtherPort = neverSees(DISCORD, GAUGE, SANDBOX, SCHEDULE, STORE);

    @ArchTest
    static final ArchRule theStandInKnowsNothingOfTheBot =
            neverSees(SANDBOX, CAMPAIGN, DISCORD, RENDER, SCHEDULE, STORE);

    private OneWayLaws() {}

    private static ArchRule only(String owner, String... libraries) {
        return noClasses()
                .that()
                .resideOutsideOfPackages(owner, WITNESS)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(libraries);
    }

    private static ArchRule neverSees(String viewer, String... hidden) {
        return noClasses()
                .that()
                .resideInAPackage(viewer)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(hidden);
    }
}
