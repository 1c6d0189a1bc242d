package heraldo.bot.store.postgres;

import heraldo.bot.campaign.model.ClosedBooksException;
import heraldo.bot.store.UnusableDatabaseException;
import heraldo.rules.kernel.Reason;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A fault of a server or of the connection to it, with its reports: in full to the host, in one sentence to the acting user. The
 * first constant that matches counts.
 */
enum PostgresFault {
    FULL("full", state -> state.startsWith("53100"), "The server of %s has no room left on its disk: make room there."),
    CROWDED(
            "busy",
            state -> state.startsWith("53"),
            "The server of %s takes no more connections: raise its max_connections, or run fewer programs on it."),
    BUSY(
            "busy",
            state -> state.equals("55P03") || state.equals("57014"),
            "Another program has held the books of %s for too long: look after that one."),
    REFUSED(
            "closed",
            state -> state.startsWith("28"),
            "The server of %s does not let this user in: look at " + PostgresAddress.USER + " and "
                    + PostgresAddress.PASSWORD + "."),
    MISSING(
            "closed",
            state -> state.equals("3D000"),
            "There is no database %s on its server: make it with \"createdb -T template0 -E UTF8\"."),
    FORBIDDEN(
            "closed",
            state -> state.startsWith("42501") || state.startsWith("25006"),
            "The database %s may not be written by this user: make it the database's owner, on a server that may be written."),
    SLOW(
            "busy",
            state -> state.startsWith("25P03"),
            "The server of %s heard nothing from this program for too long and ended its transaction: is this machine overloaded?"),
    LOST(
            "closed",
            state -> state.startsWith("08") || state.startsWith("57P"),
            "The server of %s cannot be reached: does it run, and is the network there?"),
    BROKEN(
            "closed",
            state -> state.startsWith("58") || state.startsWith("XX"),
            "The server of %s has trouble of its own: look at its log, and after your copies.");

    private static final Logger LOG = LoggerFactory.getLogger(PostgresFault.class);

    private final String code;
    private final Predicate<String> states;
    private final String sentence;

    PostgresFault(String code, Predicate<String> states, String sentence) {
        this.code = code;
        this.states = states;
        this.sentence = sentence;
    }

    /**
     * Returns the fault of the server or of the connection to it, as exactly as it is known; empty if the failure was about a
     * statement.
     */
    static Optional<PostgresFault> of(Throwable failure) {
        Optional<PostgresFault> found = Optional.empty();
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException complaint) {
                Optional<PostgresFault> before = found;
                found = of(complaint).or(() -> before);
            }
        }
        return found;
    }

    private static Optional<PostgresFault> of(SQLException complaint) {
        if (complaint.getSQLState() == null) {
            return complaint instanceof SQLTransientConnectionException ? Optional.of(LOST) : Optional.empty();
        }
        return Arrays.stream(values())
                .filter(fault -> fault.states.test(complaint.getSQLState()))
                .findFirst();
    }

    /** Returns whether a failure means that the connection was lost. */
    static boolean lost(Throwable failure) {
        return of(failure).filter(fault -> fault == LOST || fault == SLOW).isPresent();
    }

    /** Returns the exception for a database that cannot be opened. */
    static UnusableDatabaseException unusable(PostgresAddress address, Exception failure) {
        String why = of(failure)
                .map(fault -> fault.sentence.formatted(address))
                .orElseGet(() -> "The database " + address + " cannot be used: "
                        + Reason.of(failure).lines().findFirst().orElse("unknown reason"));
        return new UnusableDatabaseException(why, failure);
    }

    /**
     * Reports a fault of the server to the host and returns the exception for the act that failed. Returns a failure of the act
     * itself unchanged.
     */
    static RuntimeException closed(PostgresAddress address, RuntimeException failure) {
        Optional<PostgresFault> trouble = of(failure);
        trouble.ifPresent(found -> LOG.error("{}", found.sentence.formatted(address)));
        return trouble.<RuntimeException>map(
                        found -> new ClosedBooksException(found.code, found.sentence.formatted(address)))
                .orElse(failure);
    }
}
