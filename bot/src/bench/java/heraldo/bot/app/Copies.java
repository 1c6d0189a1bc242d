package heraldo.bot.app;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** More campaigns in a database nobody has open: every one there is, again and again under other ids, row by row. */
final class Copies {

    private static final String CAMPAIGN = "campaign";

    /** What is behind a campaign; nothing that is still to be posted is copied in any case. */
    private static final Map<String, String> DONE = new TreeMap<>(Map.of(
            "turn", "status IN ('RESOLVED', 'PUBLISHED', 'WITHDRAWN')",
            "outbox", "done IS NOT NULL"));

    private final Connection books;

    private record Column(String name, boolean key, boolean number) {}

    private Copies(Connection books) {
        this.books = books;
    }

    /**
     * Copies.
     *
     * @param times how many of each there are in the end
     * @param over whether the copies have ended, and all there is of them is behind them
     */
    static void make(Path database, int times, boolean over) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database)) {
            new Copies(connection).run(times, over);
        }
    }

    private void run(int times, boolean over) throws SQLException {
        books.setAutoCommit(false);
        execute("CREATE TEMP TABLE twin AS WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < "
                + (times - 1) + ") SELECT id AS original, n, substr(id, 1, 24) || printf('%012x', n * 4096 + "
                + "campaign.rowid) AS id FROM campaign, n");
        execute("CREATE INDEX twin_original ON twin (original)");
        for (String table : tables()) {
            copy(table, over || table.equals("outbox") ? DONE.getOrDefault(table, "TRUE") : "TRUE");
        }
        if (over) {
            execute("UPDATE campaign SET status = 'ENDED' WHERE id IN (SELECT id FROM twin)");
        }
        // The file's checksum would tell of a stranger's hand.
        execute("PRAGMA user_version = 0");
        books.commit();
    }

    /** The campaigns themselves, and whatever is of one. */
    private List<String> tables() throws SQLException {
        List<String> tables = new ArrayList<>(List.of(CAMPAIGN));
        try (Statement statement = books.createStatement();
                ResultSet rows = statement.executeQuery("SELECT t.name FROM sqlite_schema t JOIN"
                        + " pragma_table_info(t.name) c WHERE t.type = 'table' AND c.name = 'campaign' ORDER BY 1")) {
            while (rows.next()) {
                tables.add(rows.getString(1));
            }
        }
        return tables;
    }

    private void copy(String table, String which) throws SQLException {
        String owner = table.equals(CAMPAIGN) ? "id" : CAMPAIGN;
        List<String> names = new ArrayList<>();
        List<String> values = new ArrayList<>();
        for (Column column : columns(table)) {
            if (column.name().equals(owner)) {
                names.add(column.name());
                values.add("twin.id");
            } else if (column.name().equals("channel")) {
                // No room belongs to two seats; nought is none.
                names.add(column.name());
                values.add("0");
            } else if (!column.key() || !column.name().equals("id")) {
                names.add(column.name());
                values.add("old." + column.name());
            } else if (!column.number()) {
                names.add(column.name());
                values.add("old.id || '-' || twin.n");
            }
        }
        execute("INSERT INTO " + table + " (" + String.join(", ", names) + ") SELECT " + String.join(", ", values)
                + " FROM " + table + " AS old JOIN twin ON twin.original = old." + owner + " WHERE " + which);
    }

    private List<Column> columns(String table) throws SQLException {
        List<Column> columns = new ArrayList<>();
        try (Statement statement = books.createStatement();
                ResultSet rows = statement.executeQuery("PRAGMA table_info(" + table + ")")) {
            while (rows.next()) {
                columns.add(new Column(
                        rows.getString("name"),
                        rows.getInt("pk") > 0,
                        rows.getString("type").equals("INTEGER")));
            }
        }
        return columns;
    }

    private void execute(String sql) throws SQLException {
        try (Statement statement = books.createStatement()) {
            statement.execute(sql);
        }
    }
}
