package heraldo.bot.store.postgres;

import heraldo.bot.store.UnusableDatabaseException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A program's session with the server for its leases, each of which is an advisory lock: as soon as the session ends, however that
 * happens, all are free. No other statement waits on this connection, so that the server can be given little time.
 */
final class LeaseSession implements AutoCloseable {
    /** The first number of the locks of parts; the second is that of the part. */
    static final int PARTS = 0x68_65_72_61;
    /** The same of those who count so many parts; the second number is how many. */
    private static final int TOTALS = PARTS + 1;
    /** The same of those who begin a session of a part; the second number is that of the part's group. */
    private static final int STARTS = PARTS + 2;

    private static final String TAKEN = """
        SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2
            AND classid::bigint = ? AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
        """;

    private static final String WHO =
            "SELECT pid, extract(epoch FROM backend_start)::text FROM pg_stat_get_activity(pg_backend_pid())";

    private final Connection connection;
    private final Holder holder;

    /**
     * The server process that holds the locks.
     *
     * @param pid of the server's process
     * @param since start time of that process; an earlier one may have had the same number
     */
    record Holder(int pid, String since) {}

    private LeaseSession(Connection connection) throws SQLException {
        this.connection = connection;
        this.holder = holder(connection);
    }

    /**
     * Begins a session in which nothing is held.
     *
     * @throws UnusableDatabaseException if the server cannot be reached, another program has the books for itself or is not to be
     *     alone with them, or others count the parts otherwise
     */
    static LeaseSession join(PostgresAddress address, LeasePlan plan) {
        try {
            LeaseSession session =
                    new LeaseSession(PostgresSources.watched(address).getConnection());
            try {
                session.enter(address, plan);
                return session;
            } catch (RuntimeException | SQLException e) {
                session.close();
                throw e;
            }
        } catch (SQLException e) {
            throw PostgresFault.unusable(address, e);
        }
    }

    private void enter(PostgresAddress address, LeasePlan plan) throws SQLException {
        if (!PostgresLock.taken(connection, plan.alone())) {
            throw PostgresLock.inUse(address);
        }
        ask("SELECT true FROM pg_advisory_lock_shared(?, ?)", TOTALS, plan.total());
        SortedSet<Integer> totals = taken(TOTALS);
        totals.remove(plan.total());
        if (!totals.isEmpty()) {
            throw new UnusableDatabaseException("Another Heraldo on the database " + address
                    + " splits the servers into " + totals.first() + " parts, this one into " + plan.total()
                    + ": give all of them the same \"shards: total\".");
        }
    }

    /** Returns the server process that holds this session's locks. */
    Holder holder() {
        return holder;
    }

    /** Takes a part; whether it was free. */
    synchronized boolean takePart(int part) throws SQLException {
        return ask("SELECT pg_try_advisory_lock(?, ?)", PARTS, part);
    }

    /** The parts that somebody has. */
    synchronized SortedSet<Integer> takenParts() throws SQLException {
        return taken(PARTS);
    }

    /** Takes the turn of a group of parts to begin a session; whether nobody else has it. */
    synchronized boolean takeStart(int group) throws SQLException {
        return ask("SELECT pg_try_advisory_lock(?, ?)", STARTS, group);
    }

    /** Gives that turn back. */
    synchronized void endStart(int group) throws SQLException {
        ask("SELECT pg_advisory_unlock(?, ?)", STARTS, group);
    }

    /** Shows the server that somebody is there, and finds out whether it is. */
    synchronized void beat() throws SQLException {
        try (PreparedStatement beat = connection.prepareStatement("SELECT 1")) {
            beat.executeQuery().close();
        }
    }

    private SortedSet<Integer> taken(int kind) throws SQLException {
        try (PreparedStatement query = connection.prepareStatement(TAKEN)) {
            query.setInt(1, kind);
            SortedSet<Integer> numbers = new TreeSet<>();
            try (ResultSet rows = query.executeQuery()) {
                while (rows.next()) {
                    numbers.add(rows.getInt(1));
                }
            }
            return numbers;
        }
    }

    private boolean ask(String question, int kind, int number) throws SQLException {
        try (PreparedStatement query = connection.prepareStatement(question)) {
            query.setInt(1, kind);
            query.setInt(2, number);
            try (ResultSet answer = query.executeQuery()) {
                return answer.next() && answer.getBoolean(1);
            }
        }
    }

    private static Holder holder(Connection connection) throws SQLException {
        try (PreparedStatement query = connection.prepareStatement(WHO);
                ResultSet row = query.executeQuery()) {
            row.next();
            return new Holder(row.getInt(1), row.getString(2));
        }
    }

    /** Gives everything back. The server notices by itself if it cannot be told. */
    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException e) {
            throw new IllegalStateException("the leases cannot be given back", e);
        }
    }
}
