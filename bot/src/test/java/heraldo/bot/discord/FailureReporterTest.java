package heraldo.bot.discord;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import heraldo.bot.campaign.Tavern;
import heraldo.bot.sandbox.person.Person;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.slf4j.LoggerFactory;

/** The report of tests that fail. They do not name the reporter: it is registered for all tests. */
@Tag("slow")
class FailureReporterTest {

    private static final String SAID = "¿Quién ha movido esto?";

    /** Runs all tests of a class, so many of which fail, and returns what is printed. */
    private static String printed(Class<?> tests, int failing) {
        PrintStream err = System.err;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        System.setErr(new PrintStream(bytes, true, StandardCharsets.UTF_8));
        try {
            EngineTestKit.engine("junit-jupiter")
                    .enableImplicitConfigurationParameters(true)
                    .selectors(selectClass(tests))
                    .execute()
                    .testEvents()
                    .assertStatistics(statistics -> statistics.failed(failing));
        } finally {
            System.setErr(err);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    @Test
    void aTestOnTheStandInLeavesPropertiesPostsAndTheLog() {
        String printed = printed(OnTheStandIn.class, 1);
        assertTrue(printed.contains("==== FAILED: " + OnTheStandIn.class.getName() + " fails()"), printed);
        assertTrue(printed.contains("-Dheraldo.dice=1"), printed);
        assertTrue(printed.contains("-Dheraldo.seed="), printed);
        assertTrue(printed.contains("#general"), printed);
        assertTrue(printed.contains("p1: " + SAID), printed);
        assertTrue(printed.contains("something unusual"), printed);
    }

    @Test
    void whatWasOpenedBeforeTheTestIsPrintedBeforeItIsClosed() {
        String printed = printed(InAnAnnex.class, 1);
        assertTrue(printed.contains("p1: " + SAID), printed);
        assertTrue(printed.indexOf("p1: " + SAID) < printed.indexOf("closed by the test"), printed);
        assertEquals(1, printed.split("==== FAILED", -1).length - 1, "what fails afterwards adds nothing");
    }

    @Test
    void aTestInTheTavernLeavesDispatches() {
        String printed = printed(InTheTavern.class, 1);
        assertTrue(printed.contains("SEAT_TAKEN"), printed);
        assertFalse(printed.contains("stand-in"), printed);
    }

    @Test
    void nothingIsPrintedOfATestThatPassesOrIsSkipped() {
        assertEquals("", printed(Harmless.class, 0));
    }

    static final class OnTheStandIn {
        @TempDir
        Path folder;

        @Test
        void fails() {
            try (Stage stage = Stage.open(folder)) {
                Person alba = stage.person("p1");
                alba.in("general").say(SAID);
                LoggerFactory.getLogger(FailureReporterTest.class).warn("something unusual");
                throw new AssertionError("it fails");
            }
        }
    }

    static final class InAnAnnex {
        @TempDir
        Path folder;

        private Stage stage;

        @BeforeEach
        void open() {
            stage = Stage.open(folder);
        }

        @AfterEach
        void close() {
            stage.close();
            System.err.println("closed by the test");
            throw new AssertionError("nor can it be closed");
        }

        @Test
        void fails() {
            stage.person("p1").in("general").say(SAID);
            throw new AssertionError("it fails");
        }
    }

    static final class InTheTavern {
        @TempDir
        Path folder;

        @Test
        void fails() {
            try (Tavern tavern = new Tavern(folder)) {
                tavern.running();
                tavern.office.clerk().work();
                tavern.post.work();
                throw new AssertionError("it fails");
            }
        }
    }

    static final class Harmless {
        @Test
        void passes() {}

        @Test
        void isSkipped() {
            Assumptions.abort("not here");
        }
    }
}
