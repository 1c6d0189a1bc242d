package heraldo.bot.store.postgres;

import heraldo.bot.store.UnusableDatabaseException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Keeps a second program away from the books of a server. The server takes the lock back when the program's connection ends, however
 * it ends: within twenty seconds if the program's machine is gone.
 */
final class PostgresLock implements AutoCloseable {
    /** The number of the lock, beside that of the writers: see {@link PostgresWriter}. */
    private static final long PROGRAM = PostgresWriter.WRITERS + 1;

    /** A server that is gone or frozen gives it back by itself. */
    private static final int PATIENCE_MILLIS = 2_000;

    private static final Logger LOG = LoggerFactory.getLogger(PostgresLock.class);

    private final Connection connection;

    private PostgresLock(Connection connection) {
        this.connection = connection;
    }

    /**
     * Takes the lock.
     *
     * @throws UnusableDatabaseException if another program has it, or the server cannot be reached
     */
    static PostgresLock on(PostgresAddress address) {
        try {
            Connection connection = PostgresSources.limited(address).getConnection();
            if (!taken(connection, true)) {
                connection.close();
                throw inUse(address);
            }
            return new PostgresLock(connection);
        } catch (SQLException e) {
            throw PostgresFault.unusable(address, e);
        }
    }

    /** That another program has the books. */
    static UnusableDatabaseException inUse(PostgresAddress address) {
        return new UnusableDatabaseException(
                "The database " + address + " is in use by another Heraldo: stop that one first.");
    }

    /**
     * Takes the lock for a connection, as long as that lasts; whether it could be had.
     *
     * @param alone whether nobody else may have it; otherwise it is shared with all who share it
     */
    static boolean taken(Connection connection, boolean alone) throws SQLException {
        String attempted = alone ? "SELECT pg_try_advisory_lock(?)" : "SELECT pg_try_advisory_lock_shared(?)";
        try (PreparedStatement attempt = connection.prepareStatement(attempted)) {
            attempt.setLong(1, PROGRAM);
            try (ResultSet answer = attempt.executeQuery()) {
                return answer.next() && answer.getBoolean(1);
            }
        }
    }

    /** Gives back what a connection has taken: the server notices a moment late that one was closed. */
    private static void giveBack(Connection connection) {
        try (Statement given = connection.createStatement()) {
            connection.setNetworkTimeout(Runnable::run, PATIENCE_MILLIS);
            given.execute("SELECT pg_advisory_unlock_all()");
        } catch (SQLException e) {
            LOG.debug("the server gives the lock back itself", e);
        }
    }

    @Override
    public void close() {
        try {
            giveBack(connection);
            connection.close();
        } catch (SQLException e) {
            throw new IllegalStateException("the lock of the books cannot be given back", e);
        }
    }
}
