package heraldo.bot.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The one-way rule of packages. */
@AnalyzeClasses(packages = "heraldo.bot", importOptions = ImportOption.DoNotIncludeTests.class)
class PackagesTest {

    private static final String APP = "heraldo.bot.app..";
    private static final String CAMPAIGN = "heraldo.bot.campaign..";
    private static final String DISCORD = "heraldo.bot.discord..";
    private static final String RENDER = "heraldo.bot.render..";
    private static final String SANDBOX = "heraldo.bot.sandbox..";
    private static final String SCHEDULE = "heraldo.bot.schedule..";
    private static final String STORE = "heraldo.bot.store..";

    @ArchTest
    static final ArchRule only_discord_sees_jda = only(DISCORD, "net.dv8tion.jda..");

    @ArchTest
    static final ArchRule only_store_sees_the_database =
            only(STORE, "org.jdbi..", "org.flywaydb..", "org.sqlite..", "java.sql..", "javax.sql..");

    @ArchTest
    static final ArchRule only_render_draws =
            only(RENDER, "java.awt..", "javax.imageio..", "org.apache.fontbox..", "org.apache.pdfbox..");

    /** A machine without fonts dies when one is asked for. */
    @ArchTest
    static final ArchRule nobody_asks_the_machine_for_a_font = noClasses()
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.awt.Font")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.awt.GraphicsEnvironment");

    @ArchTest
    static final ArchRule only_schedule_sees_the_cron_library = only(SCHEDULE, "org.springframework..");

    @ArchTest
    static final ArchRule only_sandbox_serves_http = only(SANDBOX, "io.javalin..", "org.eclipse.jetty..");

    @ArchTest
    static final ArchRule only_app_reads_the_command_line = only(APP, "picocli..");

    @ArchTest
    static final ArchRule nobody_imports_app = noClasses()
            .that()
            .resideOutsideOfPackage(APP)
            .should()
            .dependOnClassesThat()
            .resideInAPackage(APP);

    @ArchTest
    static final ArchRule campaign_sees_only_the_rules = classes()
            .that()
            .resideInAPackage(CAMPAIGN)
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(CAMPAIGN, "heraldo.rules..", "java..", "org.slf4j..");

    @ArchTest
    static final ArchRule render_sees_only_words_and_drawings = classes()
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
                    "org.apache.fontbox..",
                    "org.apache.pdfbox..");

    @ArchTest
    static final ArchRule store_sees_no_other_port = neverSees(STORE, DISCORD, RENDER, SANDBOX, SCHEDULE);

    @ArchTest
    static final ArchRule schedule_sees_no_other_port = neverSees(SCHEDULE, DISCORD, RENDER, SANDBOX, STORE);

    @ArchTest
    static final ArchRule discord_sees_no_other_port = neverSees(DISCORD, SANDBOX, SCHEDULE, STORE);

    @ArchTest
    static final ArchRule the_stand_in_knows_nothing_of_the_bot =
            neverSees(SANDBOX, CAMPAIGN, DISCORD, RENDER, SCHEDULE, STORE);

    private static ArchRule only(String owner, String... libraries) {
        return noClasses()
                .that()
                .resideOutsideOfPackage(owner)
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
