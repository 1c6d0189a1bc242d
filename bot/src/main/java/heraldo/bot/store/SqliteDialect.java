package heraldo.bot.store;

import java.util.List;
import org.jdbi.v3.core.Handle;

/** The dialect of SQLite. */
record SqliteDialect() implements Dialect {
    private record Guard(String table, String name, String sql) {}

    @Override
    public long last(Handle handle, String table) {
        return handle.createQuery("SELECT max((SELECT coalesce(max(id), 0) FROM " + table + "),"
                        + " (SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = :table))")
                .bind("table", table)
                .mapTo(Long.class)
                .one();
    }

    @Override
    public void leap(Handle handle, String table, long beyond) {
        handle.execute("DELETE FROM sqlite_sequence WHERE name = ?", table);
        handle.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", table, beyond);
    }

    /** The form of a file says that a guard is there, and in which words: it is made again in the same. */
    @Override
    public void unguarded(Handle handle, List<String> tables, Runnable act) {
        List<Guard> guards = handle.createQuery("SELECT tbl_name, name, sql FROM sqlite_schema WHERE type = 'trigger'")
                .map((row, context) ->
                        new Guard(row.getString("tbl_name"), row.getString("name"), row.getString("sql")))
                .filter(guard -> tables.contains(guard.table()))
                .list();
        guards.forEach(guard -> handle.execute("DROP TRIGGER " + guard.name()));
        act.run();
        guards.forEach(guard -> handle.execute(guard.sql()));
    }
}
