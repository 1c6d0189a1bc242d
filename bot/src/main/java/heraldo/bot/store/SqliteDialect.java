package heraldo.bot.store;

import org.jdbi.v3.core.Handle;

/** What only SQLite says so. */
record SqliteDialect() implements Dialect {
    private static final String LAST = """
        SELECT max((SELECT coalesce(max(id), 0) FROM outbox),
            (SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'outbox'))
        """;

    @Override
    public long lastPost(Handle handle) {
        return handle.createQuery(LAST).mapTo(Long.class).one();
    }

    @Override
    public void leap(Handle handle, long beyond) {
        handle.execute("DELETE FROM sqlite_sequence WHERE name = 'outbox'");
        handle.execute("INSERT INTO sqlite_sequence (name, seq) VALUES ('outbox', ?)", beyond);
    }
}
