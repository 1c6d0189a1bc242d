package heraldo.bot.store;

import heraldo.bot.campaign.book.Books;
import java.nio.file.Path;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Books in a SQLite file that are only read. */
public final class ReadOnlyLedger implements OpenBooks {
    private final Handle reader;

    private ReadOnlyLedger(Jdbi readers) {
        this.reader = readers.open();
    }

    /**
     * Opens a database for reading.
     *
     * @throws UnusableDatabaseException if there is none, it is damaged, or it has not the form this program knows
     */
    public static ReadOnlyLedger open(Path file) {
        if (!Inspection.ofOpen(file).current()) {
            throw new UnusableDatabaseException("The database " + file
                    + " was written by an older Heraldo: start this one with it once, then try again.");
        }
        return new ReadOnlyLedger(Statements.to(Sources.reading(file, false)));
    }

    @Override
    public synchronized <T> T read(Function<Books, T> look) {
        return reader.inTransaction(
                handle -> look.apply(new SqlBooks(handle, new SqliteDialect(), Recall.ofNothing())));
    }

    @Override
    public synchronized Backlog backlog() {
        return reader.inTransaction(Backlog::of);
    }

    @Override
    public void close() {
        reader.close();
    }
}
