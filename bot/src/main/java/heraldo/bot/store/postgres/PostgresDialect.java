package heraldo.bot.store.postgres;

import heraldo.bot.store.Dialect;
import heraldo.bot.store.Statements;
import java.util.List;
import javax.sql.DataSource;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** The dialect of PostgreSQL. */
record PostgresDialect() implements Dialect {
    /** The way to a database. */
    static Jdbi to(DataSource database) {
        Jdbi way = Statements.to(database);
        way.registerArgument(new Values());
        return way;
    }

    @Override
    public long last(Handle handle, String table) {
        // Numbers of a transaction that came to nothing are not given again, and nobody knows of them.
        return handle.createQuery("SELECT greatest((SELECT coalesce(max(id), 0) FROM " + table + "),"
                        + " (SELECT CASE WHEN is_called THEN last_value ELSE last_value - 1 END FROM " + table
                        + "_id_seq))")
                .mapTo(Long.class)
                .one();
    }

    @Override
    public void leap(Handle handle, String table, long beyond) {
        // Unlike setval, this is undone if its transaction comes to nothing.
        handle.execute("ALTER TABLE " + table + " ALTER COLUMN id RESTART WITH " + (beyond + 1));
    }

    /** Those that keep references right stay. */
    @Override
    public void unguarded(Handle handle, List<String> tables, Runnable act) {
        tables.forEach(table -> handle.execute("ALTER TABLE " + table + " DISABLE TRIGGER USER"));
        act.run();
        tables.forEach(table -> handle.execute("ALTER TABLE " + table + " ENABLE TRIGGER USER"));
    }
}
