package heraldo.bot.app;

import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.PatternLayout;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.encoder.Encoder;
import ch.qos.logback.core.encoder.LayoutWrappingEncoder;
import ch.qos.logback.core.rolling.RollingFileAppender;
import ch.qos.logback.core.rolling.SizeAndTimeBasedRollingPolicy;
import ch.qos.logback.core.util.FileSize;
import heraldo.bot.store.OwnersOnly;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
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
 */
record LogFiles(Path folder, int days) {
    static final String NAME = "heraldo.log";

    private static final Logger LOG = LoggerFactory.getLogger(LogFiles.class);
    private static final FileSize LARGEST = FileSize.valueOf("10MB");
    private static final FileSize ALL = FileSize.valueOf("500MB");

    private static final String PATTERN = "%d{yyyy-MM-dd'T'HH:mm:ss.SSSXXX} %-5level %msg%n%rEx{short}";

    /** From now on everything that is logged stands there, too. If the folder cannot be used, the console has to do. */
    void begin() {
        LoggerContext context = (LoggerContext) LoggerFactory.getILoggerFactory();
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
        files.setEncoder(encoder(context));
        files.start();
        context.getLogger(Logger.ROOT_LOGGER_NAME).addAppender(files);
    }

    private static Encoder<ILoggingEvent> encoder(LoggerContext context) {
        PatternLayout lines = new Tokenless();
        lines.setContext(context);
        lines.setPattern(PATTERN);
        lines.start();
        LayoutWrappingEncoder<ILoggingEvent> encoder = new LayoutWrappingEncoder<>();
        encoder.setContext(context);
        encoder.setCharset(StandardCharsets.UTF_8);
        encoder.setLayout(lines);
        encoder.start();
        return encoder;
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

    /** Nothing that looks like a token gets in, whoever wrote it. */
    private static final class Tokenless extends PatternLayout {
        @Override
        public String doLayout(ILoggingEvent event) {
            return Token.hidden(super.doLayout(event));
        }
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
