package heraldo.bot.store.postgres;

import heraldo.bot.campaign.book.Books;
import heraldo.bot.campaign.model.CampaignId;
import heraldo.bot.campaign.model.ClosedBooksException;
import heraldo.bot.store.OpenLedger;
import heraldo.bot.store.SqlBooks;
import heraldo.bot.store.SqliteLedger;
import heraldo.bot.store.Table;
import heraldo.bot.store.UnusableDatabaseException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collections;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;

/**
 * Moves all books from a file to a server, or back: in one transaction of each, in which nobody else writes. They are compared
 * before the copy counts.
 *
 * @param campaigns how many were moved
 * @param rows of all tables
 */
public record Relocation(int campaigns, long rows) {
    private static final int BATCH = 500;

    /** Looks whether a campaign is the same in both books, and throws if it is not. */
    @FunctionalInterface
    public interface Comparison {
        void demandSame(CampaignId campaign, Books before, Books after);
    }

    /**
     * Copies everything.
     *
     * @param from stays as it is
     * @param to of the other kind, and empty
     * @throws UnusableDatabaseException if there is something in it already, or if the copy was broken off
     */
    public static Relocation of(OpenLedger from, OpenLedger to, Comparison comparison) {
        boolean fromFile = from instanceof SqliteLedger;
        try {
            return from.write(source -> to.write(target -> {
                takeTime((SqlBooks) (fromFile ? target : source));
                return of((SqlBooks) source, (SqlBooks) target, fromFile, comparison);
            }));
        } catch (ClosedBooksException e) {
            throw new UnusableDatabaseException("The move was broken off, and nothing was moved. " + e.forHost(), e);
        }
    }

    /** Nobody waits for a copy: it takes what it takes, and thinks between two statements as long as it likes. */
    private static void takeTime(SqlBooks server) {
        server.handle().execute("SET LOCAL idle_in_transaction_session_timeout = 0");
    }

    private static Relocation of(SqlBooks from, SqlBooks to, boolean fromFile, Comparison comparison) {
        List<Table> tables = Table.of(fromFile ? from : to);
        tables.forEach(table -> demandEmpty(table, to.handle()));
        long rows = 0;
        for (Table table : tables) {
            rows += copy(table, from.handle(), to.handle(), fromFile);
            if (table.numbered()) {
                to.dialect().leap(to.handle(), table.name(), from.dialect().last(from.handle(), table.name()));
            }
        }
        if (fromFile) {
            tables.stream().filter(table -> table.order().equals("rowid")).forEach(table -> goOn(table, to.handle()));
        }
        List<CampaignId> campaigns = from.handle()
                .createQuery("SELECT id FROM campaign ORDER BY rowid")
                .mapTo(String.class)
                .map(CampaignId::new)
                .list();
        campaigns.forEach(campaign -> comparison.demandSame(campaign, from, to));
        return new Relocation(campaigns.size(), rows);
    }

    private static void demandEmpty(Table table, Handle handle) {
        if (handle.createQuery("SELECT EXISTS (SELECT 1 FROM " + table.name() + ")")
                .mapTo(Boolean.class)
                .one()) {
            throw new UnusableDatabaseException(
                    "There are books already where these are to be moved to; nothing was changed. Name a database without any.");
        }
    }

    private static long copy(Table table, Handle from, Handle to, boolean toServer) {
        String columns = String.join(", ", table.columns());
        String row = String.join(", ", Collections.nCopies(table.columns().size(), "?"));
        // The numbers that a server would give are those that the rows have already.
        PreparedBatch batch = to.prepareBatch("INSERT INTO " + table.name() + " (" + columns + ")"
                + (toServer ? " OVERRIDING SYSTEM VALUE" : "") + " VALUES (" + row + ")");
        long[] copied = {0};
        from.createQuery("SELECT " + columns + " FROM " + table.name() + order(table))
                .setFetchSize(BATCH)
                .map((result, context) -> values(result, table.columns().size()))
                .forEach(values -> {
                    for (int column = 0; column < values.length; column++) {
                        batch.bind(column, values[column]);
                    }
                    batch.add();
                    copied[0]++;
                    if (batch.size() == BATCH) {
                        batch.execute();
                    }
                });
        if (batch.size() > 0) {
            batch.execute();
        }
        return copied[0];
    }

    private static Object[] values(ResultSet row, int columns) throws SQLException {
        Object[] values = new Object[columns];
        for (int i = 0; i < columns; i++) {
            values[i] = row.getObject(i + 1);
        }
        return values;
    }

    private static String order(Table table) {
        return table.order().isEmpty() ? "" : " ORDER BY " + table.order();
    }

    /** Continues the row numbers of a table after the last row that was moved. */
    private static void goOn(Table table, Handle server) {
        long last = server.createQuery("SELECT coalesce(max(rowid), 0) FROM " + table.name())
                .mapTo(Long.class)
                .one();
        server.execute("ALTER TABLE " + table.name() + " ALTER COLUMN rowid RESTART WITH " + (last + 1));
    }
}
