package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The launcher lets Java keep the bot's classes ready, as well as that Java can. */
@DisabledOnOs(OS.WINDOWS)
class LauncherTest {
    private static final String JAVA_25 = "JAVA_VERSION=\"25.0.1\"\n";
    private static final String MAKES = "AOTCacheOutput";
    private static final String USES = "AOTCache";

    @TempDir
    private Path home;

    @Test
    void classesAreMadeByTheFirstRunAndUsedByTheNext() throws Exception {
        Launch launch = Launch.in(home).onJava(JAVA_25);
        Path made = launch.named(MAKES, "run");
        assertEquals(made, launch.named(MAKES, "run"), "as long as it is not there");
        Files.createFile(made);
        assertEquals(made, launch.named(USES, "run"));
        assertEquals(made, launch.named(USES, "doctor"));
    }

    @Test
    void whatEndsAtOnceTeachesJavaTooLittle() throws Exception {
        Launch launch = Launch.in(home).onJava(JAVA_25);
        assertTrue(launch.line("doctor").stream().noneMatch(argument -> argument.contains(MAKES)));
    }

    @Test
    void anUpdateOfTheJarOrOfJavaAsksForOthers() throws Exception {
        Launch launch = Launch.in(home).onJava(JAVA_25);
        Path first = Files.createFile(launch.named(MAKES, "run"));
        Path torn = Files.createFile(home.resolve(first.getFileName() + ".config"));
        Path second = launch.with("another jar").named(MAKES, "run");
        assertNotEquals(first, second);
        assertFalse(Files.exists(first), "they would be of no use any more");
        assertFalse(Files.exists(torn), "Java leaves it behind when it is cut short");
        Files.createFile(second);
        assertNotEquals(second, launch.onJava("JAVA_VERSION=\"26\"\n").named(MAKES, "run"));
    }

    @Test
    void anOlderJavaKeepsItsOwnKindOfFile() throws Exception {
        Launch launch = Launch.in(home).onJava("JAVA_VERSION=\"21.0.2\"\n");
        assertEquals(home.resolve("heraldo.classes"), launch.named("SharedArchiveFile", "run"));
        Files.delete(home.resolve("java/release"));
        assertEquals(home.resolve("heraldo.classes"), launch.named("SharedArchiveFile", "run"));
    }

    @Test
    void aJavaThatIsTooOldIsToldSoInOneSentence() throws Exception {
        Launch old = Launch.in(home).onJava("JAVA_VERSION=\"17.0.9\"\n");
        assertEquals("Heraldo needs Java 21 or newer; this is 17.0.9.\n", old.refusal("run"));
        assertEquals("Heraldo needs Java 21 or newer; this is 17.", Launcher.refusal("17"));
        assertEquals("Heraldo needs Java 21 or newer; this is 8.", Launcher.refusal("1.8"));
        assertEquals("", Launcher.refusal("21"));
        try (InputStream compiled = Launcher.class.getResourceAsStream("Launcher.class")) {
            assertEquals(52, compiled.readNBytes(8)[7], "Java 8 can read the class that says so");
        }
    }

    @Test
    void itHandsOnWhatItIsTold() throws Exception {
        List<String> line = Launch.in(home)
                .onJava(JAVA_25)
                .with("HERALDO_JAVA_OPTIONS", "-Xmx64m -Xms32m")
                .line("play", "--ruleset", "two words");
        assertTrue(line.containsAll(List.of("-Xmx64m", "-Xms32m")));
        assertEquals(
                List.of("-jar", home.resolve("heraldo.jar").toString(), "play", "--ruleset", "two words"),
                line.subList(line.indexOf("-jar"), line.size()));
    }
}
