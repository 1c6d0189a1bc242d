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
    private static final String LAUNCHER = "/opt/heraldo/heraldo";

    @TempDir
    private Path home;

    @Test
    void theUnitStartsTheBotAndDoesNotInsistWhereThatIsOfNoUse() throws Exception {
        String unit = Files.readString(HOSTING.resolve("heraldo.service"));
        assertTrue(unit.contains(" docs/hosting/heraldo " + LAUNCHER + "\n"), "it says where the launcher belongs");
        List<String> start = List.of(setting(unit, "ExecStart").split(" "));
        assertEquals(LAUNCHER, start.get(0));
        assertWantsToken(setting(unit, "Environment=HERALDO_JAVA_OPTIONS"), start.subList(1, start.size()));
        assertTrue(List.of(setting(unit, "RestartPreventExitStatus").split(" ")).containsAll(List.of("2", "3")));
        assertEquals("143", setting(unit, "SuccessExitStatus"));
        assertTrue(Integer.parseInt(setting(unit, "TimeoutStopSec")) >= 30);
        assertTrue(setting(unit, "Environment").startsWith(Token.FILE_VARIABLE + "="));
        assertEquals("/var/lib/" + setting(unit, "StateDirectory"), setting(unit, "WorkingDirectory"));
    }

    @Test
    void systemdUnderstandsTheUnit() throws Exception {
        demandSystemd();
        Path unit = home.resolve("heraldo.service");
        String installed = Files.readString(HOSTING.resolve("heraldo.service"));
        Files.writeString(
                unit,
                installed.replace(
                        "=" + LAUNCHER, "=" + HOSTING.resolve("heraldo").toRealPath()));
        Said said = new HostShell(home).run(List.of("systemd-analyze", "verify", unit.toString()));
        assertEquals("0\n", said.all());
    }

    private static void demandSystemd() {
        boolean here = Files.isExecutable(Path.of("/usr/bin/systemd-analyze"));
        boolean demanded = "true".equals(System.getenv(DEMANDED));
        String missing = "there is no systemd-analyze";
        assertTrue(here || !demanded, DEMANDED + " is set, and " + missing);
        assumeTrue(here, missing);
    }

    @Tag("long")
    @Test
    void theContainerStartsTheBotAsSomebodyWhoOwnsNothingElse() throws Exception {
        String file = Files.readString(HOSTING.resolve("Containerfile"));
        List<String> start = new ArrayList<>(words(setting(file, "ENTRYPOINT")));
        start.addAll(words(setting(file, "CMD")));
        assertEquals(LAUNCHER, start.get(0));
        assertWantsToken(setting(file, "ENV HERALDO_JAVA_OPTIONS"), start.subList(1, start.size()));
        assertTrue(setting(file, "FROM").endsWith("-jre"));
        assertTrue(file.contains("--uid " + setting(file, "USER") + " "), "the bot's own user");
        assertEquals(setting(file, "WORKDIR"), setting(file, "VOLUME"));
        assertTrue(file.contains(" bot/target/heraldo.jar " + LAUNCHER + ".jar\n"));
        assertTrue(file.contains("COPY --chmod=0755 docs/hosting/heraldo " + LAUNCHER + "\n"));
        String pom = Files.readString(HOSTING.resolve("../../bot/pom.xml"));
        assertTrue(pom.contains("${project.build.directory}/heraldo.jar"), "what is copied is what is built");
        String steps = file.substring(file.indexOf("RUN ") + 4, file.indexOf("\n\n", file.indexOf("RUN ")));
        Said said = new HostShell(home).run(List.of("sh", "-n", "-c", steps));
        assertEquals("0\n", said.all());
    }

    /** The command line is understood down to its end: without a token the bot says that it has none. */
    private void assertWantsToken(String options, List<String> arguments) throws IOException, InterruptedException {
        List<String> line = Launch.in(home)
                .onJava(Files.readString(Path.of(System.getProperty("java.home"), "release")))
                .with("HERALDO_JAVA_OPTIONS", options)
                .line(arguments.toArray(String[]::new));
        assertTrue(line.containsAll(List.of(options.split(" "))));
        int jar = line.indexOf("-jar");
        String[] after = line.subList(jar + 2, line.size()).toArray(String[]::new);
        Said said = new HostShell(home).with(Token.VARIABLE, "").run(HostShell.line(line.subList(0, jar), after));
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
