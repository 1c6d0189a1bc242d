package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.JavaCommand;
import heraldo.bot.discord.gate.Connection.NoEntryException;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code heraldo run} where Discord cannot be reached, or does not want it. */
@Tag("slow")
class SignInTest {

    @TempDir
    private Path home;

    /** A command that Discord does not want. */
    @Command(name = "unwanted")
    static final class Unwanted implements Callable<Integer> {
        @Override
        public Integer call() {
            throw new NoEntryException("Discord refuses this bot: for a reason", null);
        }
    }

    @Test
    void whoIsRefusedEndsWithACodeOfItsOwnAndOneSentence() {
        StringWriter err = new StringWriter();
        CommandLine line = Main.commandLine().addSubcommand(new Unwanted()).setErr(new PrintWriter(err));
        assertEquals(Main.REFUSED, line.execute("unwanted"));
        assertEquals("Discord refuses this bot: for a reason", err.toString().strip());
    }

    @Test
    void theHelpOfRunNamesTheCodes() {
        StringWriter out = new StringWriter();
        assertEquals(0, Main.commandLine().setOut(new PrintWriter(out)).execute("run", "--help"));
        assertTrue(out.toString().contains("Exit codes:"), out.toString());
        assertTrue(out.toString().contains("3   Discord refuses this bot"), out.toString());
    }

    /** Everything goes through a proxy that is not there. */
    @Tag("long")
    @Test
    void withoutANetworkItSaysSoAndGoesOnAndEndsAtOnceWhenItIsAskedTo() throws Exception {
        List<String> proxy = List.of("-Dhttps.proxyHost=127.0.0.1", "-Dhttps.proxyPort=1");
        ProcessBuilder builder = new ProcessBuilder(JavaCommand.of(proxy, Main.class, "run"))
                .directory(home.toFile())
                .redirectErrorStream(true);
        builder.environment().put(Token.VARIABLE, "not-a-token");
        Process run = builder.start();
        try (BufferedReader said =
                new BufferedReader(new InputStreamReader(run.getInputStream(), StandardCharsets.UTF_8))) {
            String line = said.readLine();
            while (line != null && !line.contains("It is tried again in 10 seconds")) {
                assertFalse(line.contains("\tat "), line);
                line = said.readLine();
            }
            assertTrue(line != null && line.contains("Discord cannot be reached: nobody answers"), line);
            // Not by the process itself, which would no longer let anybody read what it says.
            run.toHandle().destroy();
            assertTrue(run.waitFor(60, TimeUnit.SECONDS), "it ends when it is asked to");
            List<String> last = said.lines().toList();
            assertTrue(last.stream().noneMatch(each -> each.contains("failed")), "it says no farewell: " + last);
            assertTrue(last.stream().noneMatch(each -> each.contains("tried again")), "it ends at once: " + last);
            assertTrue(Files.exists(home.resolve("data/heraldo.db")));
        } finally {
            run.destroyForcibly();
        }
    }
}
