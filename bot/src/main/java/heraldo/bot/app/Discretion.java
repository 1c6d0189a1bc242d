package heraldo.bot.app;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.turbo.TurboFilter;
import ch.qos.logback.core.spi.FilterReply;
import org.slf4j.LoggerFactory;
import org.slf4j.Marker;

/**
 * Keeps out of the log what does not belong there, whatever level a host has set: at its finest level the library that speaks
 * to Discord writes down whole conversations, with the orders of players and the keys of their answers.
 */
public final class Discretion extends TurboFilter {

    private static final String WIRE = "net.dv8tion.jda";

    private Discretion() {}

    /** From now on nothing is logged that should not be. Once is enough. */
    public static void keep() {
        LoggerContext context = (LoggerContext) LoggerFactory.getILoggerFactory();
        if (context.getTurboFilterList().stream().noneMatch(Discretion.class::isInstance)) {
            context.addTurboFilter(new Discretion());
        }
    }

    @Override
    public FilterReply decide(
            Marker marker, Logger logger, Level level, String format, Object[] arguments, Throwable failure) {
        boolean conversation =
                !level.isGreaterOrEqual(Level.DEBUG) && logger.getName().startsWith(WIRE);
        return conversation ? FilterReply.DENY : FilterReply.NEUTRAL;
    }
}
