package heraldo.bot.store;

import org.jdbi.v3.core.Handle;

/** What only SQLite says so. */
record SqliteDialect() implements Dialect {
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
}
