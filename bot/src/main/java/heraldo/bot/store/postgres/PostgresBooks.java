package heraldo.bot.store.postgres;

import com.zaxxer.hikari.HikariDataSource;
import heraldo.bot.campaign.book.Books;
import heraldo.bot.store.Backlog;
import heraldo.bot.store.OpenBooks;
import heraldo.bot.store.SchemaForm;
import heraldo.bot.store.SqlBooks;
import heraldo.bot.store.Territory;
import heraldo.bot.store.UnusableDatabaseException;
import java.util.function.Function;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/** Books in a database of a PostgreSQL server that are only read. */
public final class PostgresBooks implements OpenBooks {
    private final HikariDataSource pool;
    private final Jdbi reader;

    private PostgresBooks(PostgresAddress address) {
        this.pool = PostgresSources.readers(address, 1);
        this.reader = PostgresDialect.to(pool);
    }

    /**
     * Opens a database for reading.
     *
     * @throws UnusableDatabaseException if it cannot be reached, or has not the form this program knows
     */
    public static PostgresBooks open(PostgresAddress address) {
        try {
            int version = PostgresDialect.to(PostgresSources.single(address))
                    .withHandle(handle -> PostgresForm.version(handle, address));
            if (version == 0) {
                throw new UnusableDatabaseException("There are no books in the database " + address + " yet.");
            }
            if (version < SchemaForm.newest()) {
                throw new UnusableDatabaseException("The database " + address
                        + " was written by an older Heraldo: start this one with it once, then try again.");
            }
            return new PostgresBooks(address);
        } catch (JdbiException e) {
            throw PostgresFault.unusable(address, e);
        }
    }

    @Override
    public <T> T read(Function<Books, T> look) {
        return reader.inTransaction(handle -> look.apply(SqlBooks.alone(handle, new PostgresDialect(), Territory.ALL)));
    }

    @Override
    public Backlog backlog() {
        return reader.inTransaction(Backlog::of);
    }

    @Override
    public void close() {
        pool.close();
    }
}
