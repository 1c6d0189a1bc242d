package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.util.LogbackMDCAdapter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What the log files hold, and for how long. */
@DisabledOnOs(OS.WINDOWS)
class LogFilesTest {
    @TempDir
    private Path folder;

    private void log(String words, Throwable failure) {
        LoggerContext context = new LoggerContext();
        context.setMDCAdapter(new LogbackMDCAdapter());
        new LogFiles(folder, 5).begin(context);
        context.getLogger("heraldo.bot.Test").error(words, failure);
        context.stop();
    }

    private String today() throws IOException {
        return Files.readString(folder.resolve(LogFiles.NAME));
    }

    @Test
    void aLineHasItsDateAndTheFileIsItsOwnersAlone() throws IOException {
        log("The mill stands still", null);
        assertTrue(
                today().matches("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}\\S+ ERROR The mill stands still\n"),
                today());
        assertEquals(
                "rw-------",
                PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve(LogFiles.NAME))));
    }

    @Test
    void noTokenGetsIntoItByWordsOrByFailures() throws IOException {
        String token = "M".repeat(24) + ".Cl2FMQ." + "Z".repeat(27);
        log("Discord refuses " + token, new IllegalStateException("Bot " + token));
        assertFalse(today().contains(token), today());
        assertTrue(today().contains("Discord refuses (token)"), today());
        assertTrue(today().contains("IllegalStateException: Bot (token)"), today());
    }

    @Test
    void everyDayHasAFileAndOldOnesGo() throws IOException {
        Instant then = Instant.now().minus(Duration.ofDays(2));
        Files.writeString(folder.resolve(LogFiles.NAME), "the day before yesterday\n");
        Files.setLastModifiedTime(folder.resolve(LogFiles.NAME), FileTime.from(then));
        Path old =
                Files.writeString(folder.resolve("heraldo-" + LocalDate.now().minusDays(9) + ".0.log"), "long ago\n");
        log("today", null);
        assertTrue(today().endsWith("today\n") && !today().contains("yesterday"), today());
        Path kept = folder.resolve("heraldo-" + LocalDate.ofInstant(then, ZoneId.systemDefault()) + ".0.log");
        assertEquals("the day before yesterday\n", Files.readString(kept));
        assertFalse(Files.exists(old));
    }
}
