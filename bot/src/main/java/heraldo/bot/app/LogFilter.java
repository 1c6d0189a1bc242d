package heraldo.bot.app;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.turbo.TurboFilter;
import ch.qos.logback.core.spi.FilterReply;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.LoggerFactory;
import org.slf4j.Marker;

/**
 * Keeps sensitive lines out of the log at every level. At its finest level JDA logs whole conversations, including players'
 * orders and interaction tokens; at any level it logs events that it cannot parse.
 */
public final class LogFilter extends TurboFilter {

    private static final String WIRE = "net.dv8tion.jda";
    private static final String LEFT_OUT = "…";
    private static final String FQCN = LogFilter.class.getName();

    private LogFilter() {}

    /** From now on nothing is logged that should not be. Once is enough. */
    public static void keep() {
        LoggerContext context = (LoggerContext) LoggerFactory.getILoggerFactory();
        if (context.getTurboFilterList().stream().noneMatch(LogFilter.class::isInstance)) {
            context.addTurboFilter(new LogFilter());
        }
    }

    @Override
    public FilterReply decide(
            Marker marker, Logger logger, Level level, String format, Object[] arguments, Throwable failure) {
        if (!logger.getName().startsWith(WIRE)) {
            return FilterReply.NEUTRAL;
        }
        if (!level.isGreaterOrEqual(Level.DEBUG)) {
            return FilterReply.DENY;
        }
        boolean heard = arguments != null && level.isGreaterOrEqual(logger.getEffectiveLevel());
        if (!heard || Stream.of(arguments).noneMatch(LogFilter::holdsJson)) {
            return FilterReply.NEUTRAL;
        }
        // The failure's own words may hold a part of it; it may stand among the arguments, too.
        Object[] known = Stream.of(arguments)
                .filter(each -> !(each instanceof Throwable))
                .map(each -> holdsJson(each) ? LEFT_OUT : each)
                .toArray();
        String cause = Stream.concat(Stream.of(arguments), Stream.ofNullable(failure))
                .filter(Throwable.class::isInstance)
                .map(each -> " (" + each.getClass().getName() + ")")
                .collect(Collectors.joining());
        logger.log(marker, FQCN, Level.toLocationAwareLoggerInteger(level), format + cause, known, null);
        return FilterReply.DENY;
    }

    private static boolean holdsJson(Object argument) {
        return String.valueOf(argument).contains("{\"");
    }
}
