package heraldo.bot.store.postgres;

import heraldo.bot.store.UnusableDatabaseException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;

/**
 * Keeps a second program away from the books of a server. The server takes the lock back when the program's connection ends, however
 * it ends: within twenty seconds if the program's machine is gone.
 */
final class PostgresLock implements AutoCloseable {
    /** The number of the lock, beside that of the writers: see {@link PostgresLedger}. */
    private static final long PROGRAM = PostgresLedger.WRITERS + 1;

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
            if (!taken(connection)) {
                connection.close();
                throw new UnusableDatabaseException(
                        "The database " + address + " is in use by another Heraldo: stop that one first.");
            }
            return new PostgresLock(connection);
        } catch (SQLException e) {
            throw PostgresFault.unusable(address, e);
        }
    }

    private static boolean taken(Connection connection) throws SQLException {
        try (PreparedStatement attempt = connection.prepareStatement("SELECT pg_try_advisory_lock(?)")) {
            attempt.setLong(1, PROGRAM);
            try (ResultSet answer = attempt.executeQuery()) {
                return answer.next() && answer.getBoolean(1);
            }
        }
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException e) {
            throw new IllegalStateException("the lock of the books cannot be given back", e);
        }
    }
}
