package heraldo.bot.app;

import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.rolling.RollingFileAppender;
import ch.qos.logback.core.rolling.SizeAndTimeBasedRollingPolicy;
import ch.qos.logback.core.util.FileSize;
import heraldo.bot.store.OwnersOnly;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Log files in addition to the console: a new one every day, and sooner if it grows large. Only their owner may read them, as
 * with everything beside the database.
 *
 * @param folder where they are
 * @param days for how many days they are kept
 * @param form how they are written, and the console if it is not to be text
 */
record LogFiles(Path folder, int days, LogForm form) {
    static final String NAME = "heraldo.log";

    private static final Logger LOG = LoggerFactory.getLogger(LogFiles.class);
    private static final FileSize LARGEST = FileSize.valueOf("10MB");
    private static final FileSize ALL = FileSize.valueOf("500MB");

    /** From now on everything that is logged stands there, too. If the folder cannot be used, the console has to do. */
    void begin() {
        LoggerContext context = (LoggerContext) LoggerFactory.getILoggerFactory();
        if (form != LogForm.TEXT) {
            console(context);
        }
        try {
            OwnersOnly.folder(folder);
            begin(context);
        } catch (IOException e) {
            LOG.warn("No log files are written: the folder {} cannot be made ({})", folder, e.getMessage());
        }
    }

    /** The same in a log of its own. */
    void begin(LoggerContext context) {
        RollingFileAppender<ILoggingEvent> files = new Private();
        files.setContext(context);
        files.setName("files");
        files.setFile(folder.resolve(NAME).toString());
        SizeAndTimeBasedRollingPolicy<ILoggingEvent> policy = policy(context);
        policy.setParent(files);
        policy.start();
        files.setRollingPolicy(policy);
        files.setEncoder(form.begun(context));
        files.start();
        context.getLogger(Logger.ROOT_LOGGER_NAME).addAppender(files);
    }

    /** The console speaks as the files do. */
    void console(LoggerContext context) {
        context.getLogger(Logger.ROOT_LOGGER_NAME).iteratorForAppenders().forEachRemaining(appender -> {
            if (appender instanceof ConsoleAppender<ILoggingEvent> console) {
                console.setEncoder(form.begun(context));
            }
        });
    }

    private SizeAndTimeBasedRollingPolicy<ILoggingEvent> policy(LoggerContext context) {
        SizeAndTimeBasedRollingPolicy<ILoggingEvent> policy = new SizeAndTimeBasedRollingPolicy<>();
        policy.setContext(context);
        policy.setFileNamePattern(
                folder.resolve("heraldo-%d{yyyy-MM-dd}.%i.log").toString());
        policy.setMaxFileSize(LARGEST);
        policy.setMaxHistory(days);
        policy.setTotalSizeCap(ALL);
        policy.setCleanHistoryOnStart(true);
        return policy;
    }

    /** Every new file is its owner's alone from its first moment on. */
    private static final class Private extends RollingFileAppender<ILoggingEvent> {
        @Override
        public void openFile(String name) throws IOException {
            Path file = new File(name).toPath();
            if (!Files.exists(file)) {
                OwnersOnly.file(file);
            }
            super.openFile(name);
        }
    }
}
