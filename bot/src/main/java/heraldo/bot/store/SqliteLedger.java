package heraldo.bot.store;

import heraldo.bot.campaign.Books;
import heraldo.bot.campaign.Ledger;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/** The books in one SQLite file: one connection writes, a few read beside it. */
public final class SqliteLedger implements Ledger, AutoCloseable {
    private static final int READERS = 3;
    private static final int PATIENCE_MILLIS = 5_000;

    private final DatabaseLock lock;
    private final Handle writer;
    private final ReentrantLock writing = new ReentrantLock(true);
    private final BlockingQueue<Handle> readers = new ArrayBlockingQueue<>(READERS);

    private SqliteLedger(DatabaseLock lock, Jdbi writers, Jdbi readers) {
        this.lock = lock;
        this.writer = writers.open();
        for (int i = 0; i < READERS; i++) {
            this.readers.add(readers.open());
        }
    }

    /**
     * Opens a database, making or updating it if need be.
     *
     * @throws UnusableDatabaseException if another process has it, a newer program wrote it, or it is damaged
     */
    public static SqliteLedger open(Path file) {
        makeFolder(file);
        DatabaseLock lock = DatabaseLock.on(file);
        try {
            SQLiteDataSource writers = source(file, SQLiteConfig.TransactionMode.IMMEDIATE);
            demandSound(Jdbi.create(writers), file);
            Migrations.run(writers, file);
            Jdbi readers = Jdbi.create(source(file, SQLiteConfig.TransactionMode.DEFERRED));
            return new SqliteLedger(lock, Jdbi.create(writers), readers);
        } catch (RuntimeException e) {
            lock.close();
            throw e;
        }
    }

    @Override
    public <T> T write(Function<Books, T> act) {
        writing.lock();
        try {
            return writer.inTransaction(handle -> act.apply(new SqlBooks(handle)));
        } finally {
            writing.unlock();
        }
    }

    @Override
    public <T> T read(Function<Books, T> look) {
        Handle reader = borrow();
        try {
            return reader.inTransaction(handle -> look.apply(new SqlBooks(handle)));
        } finally {
            readers.add(reader);
        }
    }

    @Override
    public void close() {
        writing.lock();
        try {
            for (int i = 0; i < READERS; i++) {
                borrow().close();
            }
            writer.close();
            lock.close();
        } finally {
            writing.unlock();
        }
    }

    private Handle borrow() {
        try {
            return readers.take();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while waiting for the database", e);
        }
    }

    private static SQLiteDataSource source(Path file, SQLiteConfig.TransactionMode mode) {
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.enforceForeignKeys(true);
        config.setTransactionMode(mode);
        config.setBusyTimeout(PATIENCE_MILLIS);
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + file);
        return source;
    }

    private static void makeFolder(Path file) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
        } catch (IOException e) {
            throw new UnusableDatabaseException("The folder of " + file + " cannot be made: " + e.getMessage(), e);
        }
    }

    private static void demandSound(Jdbi database, Path file) {
        String verdict;
        try {
            verdict = database.withHandle(handle -> handle.createQuery("PRAGMA quick_check(1)")
                    .mapTo(String.class)
                    .one());
        } catch (JdbiException e) {
            verdict = "unreadable";
        }
        if (!verdict.equals("ok")) {
            throw new UnusableDatabaseException(
                    "The database " + file + " is damaged: restore it from a backup. Nothing was written to it.");
        }
    }
}
