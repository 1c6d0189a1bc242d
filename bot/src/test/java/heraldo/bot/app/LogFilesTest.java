package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.util.LogbackMDCAdapter;
import ch.qos.logback.core.Appender;
import ch.qos.logback.core.ConsoleAppender;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/** What the log files hold, and for how long. */
@DisabledOnOs(OS.WINDOWS)
class LogFilesTest {
    @TempDir
    private Path folder;

    private void log(String words, Throwable failure) {
        log(LogForm.TEXT, words, failure);
    }

    private void log(LogForm form, String words, Throwable failure) {
        LoggerContext context = new LoggerContext();
        context.setMDCAdapter(new LogbackMDCAdapter());
        new LogFiles(folder, 5, form).begin(context);
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
    void asJsonEveryLineIsAnObjectAndNoTokenGetsIn() throws IOException {
        String token = "M".repeat(24) + ".Cl2FMQ." + "Z".repeat(27);
        log(LogForm.JSON, "Discord refuses \"Ñandú\"\n" + token, new IllegalStateException("Bot " + token));
        List<String> lines = today().lines().toList();
        assertEquals(1, lines.size(), today());
        assertFalse(today().contains(token), today());
        JsonNode entry = new ObjectMapper().readTree(lines.get(0));
        assertEquals(
                "Discord refuses \"Ñandú\"\n(token)",
                entry.path("formattedMessage").asText());
        assertEquals("ERROR", entry.path("level").asText());
        assertEquals("heraldo.bot.Test", entry.path("loggerName").asText());
        assertEquals("Bot (token)", entry.path("throwable").path("message").asText());
        assertTrue(Duration.between(Instant.ofEpochMilli(entry.path("timestamp").asLong()), Instant.now())
                        .toMinutes()
                < 1);
    }

    @Test
    void asJsonWhatTheFilterKeepsOutStaysOut() throws IOException {
        LogFilter.keep();
        LoggerContext context = (LoggerContext) LoggerFactory.getILoggerFactory();
        new LogFiles(folder, 5, LogForm.JSON).begin(context);
        try {
            Logger jda = context.getLogger("net.dv8tion.jda.internal.Test");
            jda.error("cannot read {}", "{\"content\":\"moler 7\"}", new IllegalStateException("at moler 7"));
            jda.trace("-> {}", "moler 7");
        } finally {
            Logger root = context.getLogger(Logger.ROOT_LOGGER_NAME);
            Appender<ILoggingEvent> files = root.getAppender("files");
            root.detachAppender(files);
            files.stop();
        }
        assertTrue(today().contains("cannot read …"), today());
        assertFalse(today().contains("moler"), today());
    }

    @Test
    void theConsoleSpeaksAsTheFilesDo() throws IOException {
        PrintStream console = System.out;
        ByteArrayOutputStream heard = new ByteArrayOutputStream();
        LoggerContext context = new LoggerContext();
        context.setMDCAdapter(new LogbackMDCAdapter());
        ConsoleAppender<ILoggingEvent> appender = new ConsoleAppender<>();
        appender.setContext(context);
        appender.setEncoder(LogForm.TEXT.begun(context));
        appender.start();
        context.getLogger(Logger.ROOT_LOGGER_NAME).addAppender(appender);
        System.setOut(new PrintStream(heard, true, StandardCharsets.UTF_8));
        try {
            context.getLogger("heraldo").info("as text");
            new LogFiles(folder, 5, LogForm.JSON).console(context);
            context.getLogger("heraldo").info("as JSON");
        } finally {
            System.setOut(console);
            context.stop();
        }
        List<String> lines = heard.toString(StandardCharsets.UTF_8).lines().toList();
        assertTrue(lines.get(0).endsWith(" INFO  as text"), lines.toString());
        assertEquals(
                "as JSON",
                new ObjectMapper()
                        .readTree(lines.get(1))
                        .path("formattedMessage")
                        .asText());
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
