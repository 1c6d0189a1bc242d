package heraldo.bot;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.slf4j.LoggerFactory;

/** A ring buffer of the last lines logged at {@code INFO} and above in this JVM, and of the names of the tests among them. */
public final class LogTail extends AppenderBase<ILoggingEvent> {

    private static final int LINES = 60;
    private static final LogTail ONLY = new LogTail();

    private final Deque<String> tail = new ArrayDeque<>();

    private LogTail() {
        setName("tail");
    }

    /** Listens from now on; again if somebody has set up the logs anew. */
    static synchronized void attach() {
        LoggerContext context = (LoggerContext) LoggerFactory.getILoggerFactory();
        Logger root = context.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        if (!root.isAttached(ONLY)) {
            ONLY.setContext(context);
            ONLY.start();
            root.addAppender(ONLY);
        }
    }

    /** Says which test the lines from here on are of. */
    static void mark(String test) {
        ONLY.add("---- " + test);
    }

    static List<String> lines() {
        synchronized (ONLY.tail) {
            return List.copyOf(ONLY.tail);
        }
    }

    @Override
    protected void append(ILoggingEvent event) {
        if (event.getLevel().isGreaterOrEqual(Level.INFO)) {
            StringBuilder line = new StringBuilder()
                    .append(event.getInstant())
                    .append(' ')
                    .append(event.getLevel())
                    .append(" [")
                    .append(event.getThreadName())
                    .append("] ")
                    .append(event.getLoggerName())
                    .append(": ")
                    .append(event.getFormattedMessage());
            for (var cause = event.getThrowableProxy(); cause != null; cause = cause.getCause()) {
                line.append(" <- ").append(cause.getClassName()).append(": ").append(cause.getMessage());
            }
            add(line.toString());
        }
    }

    private void add(String line) {
        synchronized (tail) {
            tail.addLast(line);
            if (tail.size() > LINES) {
                tail.removeFirst();
            }
        }
    }
}
