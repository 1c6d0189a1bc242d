package heraldo.bot.store;

import heraldo.bot.campaign.Books;
import heraldo.bot.campaign.Ledger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/** The books in a SQLite file that another process may be writing at the same time: they are read, and nothing else. */
public final class ReadOnlyLedger implements Ledger, AutoCloseable {
    private static final int PATIENCE_MILLIS = 5_000;

    private final Handle reader;

    private ReadOnlyLedger(Jdbi readers) {
        this.reader = readers.open();
    }

    /**
     * Opens a database for reading.
     *
     * @throws UnusableDatabaseException if there is none, or it has not the form this program knows
     */
    public static ReadOnlyLedger open(Path file) {
        if (!Files.isRegularFile(file)) {
            throw new UnusableDatabaseException("There is no database " + file + ".");
        }
        SQLiteConfig config = new SQLiteConfig();
        config.setReadOnly(true);
        config.setBusyTimeout(PATIENCE_MILLIS);
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + file);
        Migrations.demandCurrent(source, file);
        return new ReadOnlyLedger(Jdbi.create(source));
    }

    @Override
    public <T> T write(Function<Books, T> act) {
        throw new UnsupportedOperationException("these books are only read");
    }

    @Override
    public synchronized <T> T read(Function<Books, T> look) {
        return reader.inTransaction(handle -> look.apply(new SqlBooks(handle)));
    }

    @Override
    public void close() {
        reader.close();
    }
}
