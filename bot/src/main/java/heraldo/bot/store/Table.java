package heraldo.bot.store;

import java.util.List;
import org.jdbi.v3.core.Handle;

/**
 * A table of the books, as it is in every database.
 *
 * @param columns their names, as statements have them
 * @param numbered whether the table gives its rows their numbers itself, in a column {@code id}
 * @param order the column that has the order in which rows were written, which may refer to earlier ones; empty if that does not
 *     matter
 */
public record Table(String name, List<String> columns, boolean numbered, String order) {
    /** The tables that keep the order of their rows in a column which SQLite gives every table without being asked. */
    private static final List<String> ORDERED = List.of("campaign", "notice", "turn");

    private static final String TABLES = """
        SELECT name, sql LIKE '%AUTOINCREMENT%' AS numbered FROM sqlite_schema
        WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'flyway%' ORDER BY rowid
        """;

    public Table {
        columns = List.copyOf(columns);
    }

    /** All tables of books in SQLite; each refers to itself and earlier ones only. */
    public static List<Table> of(SqlBooks sqlite) {
        Handle handle = sqlite.handle();
        return handle.createQuery(TABLES)
                .map((row, context) -> of(handle, row.getString("name"), row.getBoolean("numbered")))
                .list();
    }

    private static Table of(Handle handle, String name, boolean numbered) {
        boolean ordered = ORDERED.contains(name);
        List<String> columns = handle.createQuery("SELECT '\"' || name || '\"' FROM pragma_table_info(:name)"
                        + (ordered ? " UNION ALL SELECT 'rowid'" : ""))
                .bind("name", name)
                .mapTo(String.class)
                .list();
        return new Table(name, columns, numbered, ordered ? "rowid" : numbered ? "id" : "");
    }
}
