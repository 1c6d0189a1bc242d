package heraldo.bot.discord;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import ch.qos.logback.core.Appender;
import ch.qos.logback.core.AppenderBase;
import heraldo.bot.LogTail;
import heraldo.bot.app.LogFilter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.logging.Handler;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import org.slf4j.LoggerFactory;

/**
 * All that the program and its libraries log at their finest levels while this is open, also through the JDK's own logging, as
 * a host would see it who has set every level to the finest. The console stays quiet meanwhile.
 */
public final class FinestLogs extends AppenderBase<ILoggingEvent> implements AutoCloseable {

    /** The stand-in's own server reads what people type; the reader of fonts has a thousand things to say of each letter. */
    private static final List<String> NOT_MEANT = List.of("org.eclipse.jetty", "io.javalin", "org.apache.fontbox");

    private final StringBuilder told = new StringBuilder();
    private final LoggerContext context = (LoggerContext) LoggerFactory.getILoggerFactory();
    private final Logger root = context.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    private final Map<Logger, Level> usual = new LinkedHashMap<>();
    private final List<Appender<ILoggingEvent>> silenced = new ArrayList<>();
    private final java.util.logging.Logger platform = LogManager.getLogManager().getLogger("");
    private final java.util.logging.Level platformUsual = platform.getLevel();
    private final Handler platformEar = new PlatformEar();
    private long events;

    private FinestLogs() {}

    /** Listens from now on, to a program that is as discreet as the real one. */
    public static FinestLogs listen() {
        FinestLogs logs = new FinestLogs();
        LogFilter.keep();
        logs.begin();
        return logs;
    }

    private void begin() {
        context.getLoggerList().stream()
                .filter(logger -> logger.getLevel() != null)
                .forEach(logger -> set(logger, logger == root ? Level.TRACE : null));
        NOT_MEANT.forEach(name -> set(context.getLogger(name), Level.INFO));
        root.iteratorForAppenders().forEachRemaining(silenced::add);
        silenced.removeIf(Logs.class::isInstance);
        silenced.removeIf(LogTail.class::isInstance);
        silenced.forEach(root::detachAppender);
        setContext(context);
        start();
        root.addAppender(this);
        platform.setLevel(java.util.logging.Level.ALL);
        platform.addHandler(platformEar);
    }

    private void set(Logger logger, Level level) {
        usual.putIfAbsent(logger, logger.getLevel());
        logger.setLevel(level);
    }

    @Override
    protected void append(ILoggingEvent event) {
        tell(event.getFormattedMessage());
        if (event.getThrowableProxy() != null) {
            tell(ThrowableProxyUtil.asString(event.getThrowableProxy()));
        }
    }

    private synchronized void tell(String words) {
        events++;
        told.append(words).append('\n');
    }

    /** What has been logged since this was asked last. */
    public synchronized String fresh() {
        String fresh = told.toString();
        told.setLength(0);
        return fresh;
    }

    /** How many things have been logged. */
    public synchronized long events() {
        return events;
    }

    @Override
    public void close() {
        platform.removeHandler(platformEar);
        platform.setLevel(platformUsual);
        root.detachAppender(this);
        silenced.forEach(root::addAppender);
        usual.forEach(Logger::setLevel);
        stop();
    }

    /** Hears what is said through the JDK's own logging, as the library for HTTP does. */
    private final class PlatformEar extends Handler {
        private PlatformEar() {
            setLevel(java.util.logging.Level.ALL);
        }

        @Override
        public void publish(LogRecord words) {
            tell(words.getMessage() + " " + Arrays.toString(words.getParameters()) + " " + words.getThrown());
        }

        @Override
        public void flush() {
            // Everything is told at once.
        }

        @Override
        public void close() {
            // Nothing is kept open.
        }
    }
}
