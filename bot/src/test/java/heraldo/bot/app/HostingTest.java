package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import heraldo.bot.app.HostShell.Said;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What the project brings along to keep the bot running starts it, and ends it, as the bot wants it. */
@DisabledOnOs(OS.WINDOWS)
@Tag("slow")
class HostingTest {
    private static final Path HOSTING = Path.of(System.getProperty("heraldo.root"), "docs", "hosting");
    private static final String DEMANDED = "HERALDO_REQUIRE_SYSTEMD";
    private static final String JAR = "/opt/heraldo/heraldo.jar";

    @TempDir
    private Path home;

    @Test
    void theUnitStartsTheBotAndDoesNotInsistWhereThatIsOfNoUse() throws Exception {
        String unit = Files.readString(HOSTING.resolve("heraldo.service"));
        List<String> start = List.of(setting(unit, "ExecStart").split(" "));
        assertEquals("/usr/bin/java", start.get(0));
        assertWantsToken(start.subList(1, start.size()));
        assertTrue(List.of(setting(unit, "RestartPreventExitStatus").split(" ")).containsAll(List.of("2", "3")));
        assertEquals("143", setting(unit, "SuccessExitStatus"));
        assertTrue(Integer.parseInt(setting(unit, "TimeoutStopSec")) >= 30);
        assertTrue(setting(unit, "Environment").startsWith(Token.FILE_VARIABLE + "="));
        assertEquals("/var/lib/" + setting(unit, "StateDirectory"), setting(unit, "WorkingDirectory"));
    }

    @Test
    void systemdUnderstandsTheUnit() throws Exception {
        demandSystemd();
        Said said = new HostShell(home)
                .run(List.of(
                        "systemd-analyze",
                        "verify",
                        HOSTING.resolve("heraldo.service").toString()));
        assertEquals("0\n", said.all());
    }

    private static void demandSystemd() {
        boolean here = Stream.of("/usr/bin/systemd-analyze", "/usr/bin/java")
                .allMatch(program -> Files.isExecutable(Path.of(program)));
        boolean demanded = "true".equals(System.getenv(DEMANDED));
        String missing = "there is no systemd-analyze, or no Java where the unit expects it";
        assertTrue(here || !demanded, DEMANDED + " is set, and " + missing);
        assumeTrue(here, missing);
    }

    @Test
    void theContainerStartsTheBotAsSomebodyWhoOwnsNothingElse() throws Exception {
        String file = Files.readString(HOSTING.resolve("Containerfile"));
        List<String> start = new ArrayList<>(words(setting(file, "ENTRYPOINT")));
        start.addAll(words(setting(file, "CMD")));
        assertEquals("java", start.get(0));
        assertWantsToken(start.subList(1, start.size()));
        assertTrue(setting(file, "FROM").endsWith("-jre"));
        assertTrue(file.contains("--uid " + setting(file, "USER") + " "), "the bot's own user");
        assertEquals(setting(file, "WORKDIR"), setting(file, "VOLUME"));
        assertTrue(setting(file, "COPY").endsWith(" bot/target/heraldo.jar " + JAR));
        String pom = Files.readString(HOSTING.resolve("../../bot/pom.xml"));
        assertTrue(pom.contains("${project.build.directory}/heraldo.jar"), "what is copied is what is built");
        String steps = file.substring(file.indexOf("RUN ") + 4, file.indexOf("\n\n", file.indexOf("RUN ")));
        Said said = new HostShell(home).run(List.of("sh", "-n", "-c", steps));
        assertEquals("0\n", said.all());
    }

    /** The command line is understood down to its end: without a token the bot says that it has none. */
    private void assertWantsToken(List<String> arguments) throws IOException, InterruptedException {
        int jar = arguments.indexOf("-jar");
        assertEquals(JAR, arguments.get(jar + 1));
        String[] after = arguments.subList(jar + 2, arguments.size()).toArray(String[]::new);
        Said said = new HostShell(home).with(Token.VARIABLE, "").run(HostShell.line(arguments.subList(0, jar), after));
        assertEquals(1, said.code(), said.all());
        assertTrue(said.err().startsWith("There is no bot token"), said.all());
    }

    private static List<String> words(String json) {
        return Arrays.stream(json.replaceAll("[\\[\\]\"]", "").split(","))
                .map(String::strip)
                .toList();
    }

    private static String setting(String file, String name) {
        Matcher line = Pattern.compile("(?m)^" + name + "[ =](.*)$").matcher(file);
        assertTrue(line.find(), name + " is missing");
        return line.group(1);
    }
}
