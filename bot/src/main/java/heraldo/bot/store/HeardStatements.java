package heraldo.bot.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.function.Consumer;
import org.jdbi.v3.core.statement.DefaultStatementBuilder;
import org.jdbi.v3.core.statement.StatementContext;

/** Statements of a connection that keeps them compiled by itself; somebody hears of each before it is run. */
final class HeardStatements extends DefaultStatementBuilder {
    private final Consumer<String> witness;

    HeardStatements(Consumer<String> witness) {
        this.witness = witness;
    }

    @Override
    public PreparedStatement create(Connection connection, String sql, StatementContext context) throws SQLException {
        witness.accept(sql);
        return super.create(connection, sql, context);
    }
}
