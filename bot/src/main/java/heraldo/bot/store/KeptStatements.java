package heraldo.bot.store;

import java.sql.CallableStatement;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import org.jdbi.v3.core.statement.DefaultStatementBuilder;
import org.jdbi.v3.core.statement.StatementBuilder;
import org.jdbi.v3.core.statement.StatementContext;

/**
 * The statements of one connection: the database compiles each once and keeps it as long as the connection. A statement that is
 * needed while it is in use is made a second time.
 */
final class KeptStatements implements StatementBuilder {

    private final StatementBuilder anew = new DefaultStatementBuilder();
    private final LongAdder compiled;
    private final Set<Statement> failed;
    private final Map<String, PreparedStatement> idle = new HashMap<>();
    /** The statements in use, with the SQL that the database received: {@code close} gets the SQL as it was written. */
    private final IdentityHashMap<Statement, String> inUse = new IdentityHashMap<>();

    private Consumer<String> witness = sql -> {};

    /**
     * The statements of a new connection.
     *
     * @param compiled counts those that the database compiles
     * @param failed those that have failed: none of them serves again
     */
    KeptStatements(LongAdder compiled, Set<Statement> failed) {
        this.compiled = compiled;
        this.failed = failed;
    }

    /** Has somebody told of every statement before it is run. */
    void watchedBy(Consumer<String> other) {
        witness = other;
    }

    @Override
    public PreparedStatement create(Connection connection, String sql, StatementContext context) throws SQLException {
        witness.accept(sql);
        if (context.isReturningGeneratedKeys()) {
            compiled.increment();
            return anew.create(connection, sql, context);
        }
        PreparedStatement kept = idle.remove(sql);
        if (kept == null) {
            compiled.increment();
            kept = anew.create(connection, sql, context);
        }
        inUse.put(kept, sql);
        return kept;
    }

    @Override
    public void close(Connection connection, String sql, Statement statement) throws SQLException {
        String known = inUse.remove(statement);
        if (!failed.remove(statement)
                && known != null
                && statement instanceof PreparedStatement prepared
                && idle.putIfAbsent(known, prepared) == null) {
            prepared.clearParameters();
        } else {
            anew.close(connection, sql, statement);
        }
    }

    @Override
    public void close(Connection connection) {
        idle.clear();
    }

    @Override
    public Statement create(Connection connection, StatementContext context) throws SQLException {
        throw new UnsupportedOperationException("the books are kept with prepared statements alone");
    }

    @Override
    public CallableStatement createCall(Connection connection, String sql, StatementContext context)
            throws SQLException {
        throw new UnsupportedOperationException("the database has no procedures");
    }
}
