package heraldo.bot.discord;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.slf4j.LoggerFactory;

/** Listens to what the program logs: a warning of the library that speaks to Discord fails a test. */
public final class Logs extends AppenderBase<ILoggingEvent> implements AutoCloseable {

    private final List<ILoggingEvent> events = new CopyOnWriteArrayList<>();
    private final Logger root;

    private Logs(Logger root) {
        this.root = root;
    }

    /** Listens from now on to what a host would usually see. */
    public static Logs watch() {
        LoggerContext context = (LoggerContext) LoggerFactory.getILoggerFactory();
        Logs logs = new Logs(context.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME));
        logs.setContext(context);
        logs.start();
        logs.root.addAppender(logs);
        return logs;
    }

    @Override
    protected void append(ILoggingEvent event) {
        if (event.getLevel().isGreaterOrEqual(Level.INFO)) {
            events.add(event);
        }
    }

    /** Warnings and errors, by whoever they come from. */
    public List<String> complaints() {
        return events.stream()
                .filter(event -> event.getLevel().isGreaterOrEqual(Level.WARN))
                .map(event -> event.getLevel() + " " + event.getLoggerName() + " " + event.getFormattedMessage())
                .toList();
    }

    /** All of it, with the words of failures. */
    public String all() {
        StringBuilder all = new StringBuilder();
        for (ILoggingEvent event : events) {
            all.append(event.getFormattedMessage()).append('\n');
            for (var cause = event.getThrowableProxy(); cause != null; cause = cause.getCause()) {
                all.append(cause.getClassName())
                        .append(": ")
                        .append(cause.getMessage())
                        .append('\n');
            }
        }
        return all.toString();
    }

    @Override
    public void close() {
        root.detachAppender(this);
        stop();
    }
}
