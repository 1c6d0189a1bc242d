package heraldo.bot.store;

import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import javax.sql.DataSource;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.ColonPrefixSqlParser;
import org.jdbi.v3.core.statement.SqlLogger;
import org.jdbi.v3.core.statement.SqlParser;
import org.jdbi.v3.core.statement.SqlStatements;
import org.jdbi.v3.core.statement.StatementContext;

/** The SQL statements. They are the same for every database, so each is parsed only once. */
public final class Statements {
    private static final SqlParser PARSER = new ColonPrefixSqlParser();

    private Statements() {}

    /** The way to a database. */
    public static Jdbi to(DataSource database) {
        Jdbi way = Jdbi.create(database);
        way.getConfig(SqlStatements.class).setSqlParser(PARSER);
        return way;
    }

    /**
     * The way to a database whose connections live as long as the program: each keeps its statements.
     *
     * @param compiled counts the statements that the database compiles
     */
    static Jdbi keptTo(DataSource database, LongAdder compiled) {
        Set<Statement> failed = ConcurrentHashMap.newKeySet();
        Jdbi way = to(database).setStatementBuilderFactory(connection -> new KeptStatements(compiled, failed));
        way.getConfig(SqlStatements.class).setSqlLogger(new SqlLogger() {
            @Override
            public void logException(StatementContext context, SQLException failure) {
                Optional.ofNullable(context.getStatement()).ifPresent(failed::add);
            }
        });
        return way;
    }
}
