package heraldo.bot.store;

import heraldo.bot.campaign.book.Books;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteConfig;

/** The books in one SQLite file: one connection writes, a few read beside it. */
public final class SqliteLedger implements OpenLedger {
    private static final Logger LOG = LoggerFactory.getLogger(SqliteLedger.class);
    private static final int READERS = 3;

    private final Path file;
    private final DatabaseLock lock;
    private final Optional<Copyist> copyist;
    private final Jdbi writers;
    private Optional<Handle> writer;
    /** The books of the write transaction under way; an act within an act is part of it. */
    private Optional<Books> desk = Optional.empty();

    private boolean open = true;
    private final Memory memory = new Memory();
    private final LongAdder run = new LongAdder();
    private final LongAdder compiled = new LongAdder();
    private final ReentrantLock writing = new ReentrantLock(true);
    /** The one that was used last is used next: it has its statements at hand. */
    private final BlockingDeque<Handle> readers = new LinkedBlockingDeque<>(READERS);
    /** A thread may look into the books of several ledgers, each of which knows its own. */
    @SuppressWarnings("ThreadLocalUsage")
    private final ThreadLocal<Books> looking = new ThreadLocal<>();

    private SqliteLedger(Path file, DatabaseLock lock, Optional<Copyist> copyist) {
        this.file = file;
        this.lock = lock;
        this.copyist = copyist;
        this.writers = Statements.keptTo(Sources.working(file, SQLiteConfig.TransactionMode.IMMEDIATE), compiled);
        this.writer = Optional.of(writers.open());
        Jdbi beside = Statements.keptTo(Sources.working(file, SQLiteConfig.TransactionMode.DEFERRED), compiled);
        for (int i = 0; i < READERS; i++) {
            this.readers.add(beside.open());
        }
    }

    /**
     * Opens a database of which no backups are made; makes it if there is none, and updates it if need be.
     *
     * @throws UnusableDatabaseException if another process has it, a newer program wrote it, or it is damaged
     */
    public static SqliteLedger open(Path file) {
        return open(file, Optional.empty());
    }

    /**
     * Opens a database of which backups are made.
     *
     * @throws UnusableDatabaseException as {@link #open(Path)}
     */
    public static SqliteLedger open(Path file, BackupShelf shelf) {
        return open(file, Optional.of(shelf));
    }

    /** Returns whether a program has a database open at this moment. */
    public static boolean inUse(Path file) {
        try {
            DatabaseLock.on(file).close();
            return false;
        } catch (UnusableDatabaseException e) {
            return true;
        }
    }

    private static SqliteLedger open(Path file, Optional<BackupShelf> shelf) {
        makeFolder(file);
        DatabaseLock lock = DatabaseLock.on(file);
        Optional<Copyist> copyist = shelf.map(backups -> new Copyist(file, backups));
        try {
            NewDatabase.at(file);
            boolean current = Inspection.of(file).current();
            if (!current) {
                copyist.ifPresent(Copyist::copyBeforeMigration);
            }
            begin(file);
            if (!current) {
                Migrations.run(Sources.working(file, SQLiteConfig.TransactionMode.IMMEDIATE), file);
            }
            return new SqliteLedger(file, lock, copyist);
        } catch (UnusableDatabaseException e) {
            lock.close();
            throw e;
        } catch (RuntimeException e) {
            lock.close();
            throw DatabaseFault.of(e).isPresent() ? DatabaseFault.unusable(file, e) : e;
        }
    }

    @Override
    public <T> T write(Function<Books, T> act) {
        writing.lock();
        try {
            if (!open) {
                throw new IllegalStateException("the books are closed");
            }
            if (desk.isPresent()) {
                return act.apply(desk.get());
            }
            writer = writer.or(() -> Optional.of(writers.open()));
            T result = written(writer.orElseThrow(), act);
            copyist.ifPresent(Copyist::outdate);
            return result;
        } catch (RuntimeException e) {
            if (writer.filter(Handle::isInTransaction).isPresent()) {
                dropWriter();
            }
            throw DatabaseFault.closed(file, e);
        } finally {
            writing.unlock();
        }
    }

    private <T> T written(Handle handle, Function<Books, T> act) {
        Recall recall = Recall.ofWriter(memory);
        try {
            return remembering(handle, recall).inTransaction(each -> {
                Books books = new SqlBooks(each, new SqliteDialect(), recall);
                desk = Optional.of(books);
                T answer = act.apply(books);
                recall.commits();
                return answer;
            });
        } finally {
            desk = Optional.empty();
            recall.ends();
        }
    }

    /** The statements of a connection tell what they change. */
    private Handle remembering(Handle handle, Recall recall) {
        if (handle.getStatementBuilder() instanceof KeptStatements statements) {
            statements.watchedBy(sql -> {
                run.increment();
                recall.hear(sql);
            });
        }
        return handle;
    }

    /** A look within a look sees the same books: waiting for a second reader, many would wait for each other for ever. */
    @Override
    public <T> T read(Function<Books, T> look) {
        Books before = looking.get();
        return before == null ? readAnew(look) : look.apply(before);
    }

    private <T> T readAnew(Function<Books, T> look) {
        Handle reader = borrow();
        try {
            return looked(reader, Recall.ofReader(memory), look);
        } catch (Recall.MovedOnException e) {
            return looked(reader, Recall.ofNothing(), look);
        } catch (RuntimeException e) {
            throw DatabaseFault.closed(file, e);
        } finally {
            looking.remove();
            readers.addFirst(reader);
        }
    }

    private <T> T looked(Handle reader, Recall recall, Function<Books, T> look) {
        return remembering(reader, recall).inTransaction(handle -> {
            Books books = new SqlBooks(handle, new SqliteDialect(), recall);
            looking.set(books);
            T answer = look.apply(books);
            recall.makeSure();
            return answer;
        });
    }

    /**
     * The work of the database since it was opened.
     *
     * @param run statements, without the beginnings and ends of transactions
     * @param compiled number of them that the database had to compile first
     */
    public record Effort(long run, long compiled) {}

    /** Returns the work of the database so far. */
    public Effort effort() {
        return new Effort(run.sum(), compiled.sum());
    }

    /** Forgets what it remembers of the file: somebody else has written in it. */
    public void forget() {
        memory.forget();
    }

    @Override
    public void copy(Instant now) {
        copyist.ifPresent(each -> each.copy(now));
    }

    @Override
    public void shrink() {
        writing.lock();
        try {
            dropWriter();
            vacuum();
        } catch (RuntimeException e) {
            throw DatabaseFault.closed(file, e);
        } finally {
            writing.unlock();
        }
    }

    /** On a connection of its own: one that keeps its statements may have one that has not come to its end. */
    private void vacuum() {
        try (Handle alone = Jdbi.open(Sources.working(file, SQLiteConfig.TransactionMode.IMMEDIATE))) {
            alone.execute("VACUUM");
        }
    }

    /** Does nothing if it is closed already. */
    @Override
    public void close() {
        writing.lock();
        try {
            if (open) {
                open = false;
                shut();
            }
        } finally {
            writing.unlock();
        }
    }

    /**
     * Closes all connections and gives the lock back. It waits for the readers even if its thread was interrupted, since they are
     * soon done.
     */
    private void shut() {
        boolean hurry = Thread.interrupted();
        try {
            copyist.ifPresent(Copyist::close);
            for (int i = 0; i < READERS; i++) {
                borrow().close();
            }
            dropWriter();
            end();
            lock.close();
        } finally {
            if (hurry) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static void begin(Path file) {
        try {
            FileChecksum.lift(file);
        } catch (IOException e) {
            throw DatabaseFault.CLOSED.about(file, e);
        }
    }

    /** Nobody has the file open any more. If something is still in its log, it will be read again from there. */
    private void end() {
        try {
            if (!Sources.hasLog(file)) {
                FileChecksum.put(file);
            }
        } catch (IOException e) {
            LOG.warn("The database {} is closed, but not against damage: {}", file, e.getMessage());
        }
    }

    /** A connection that could not begin or end a transaction does not know any more whether it is in one. */
    private void dropWriter() {
        try {
            writer.ifPresent(Handle::close);
        } catch (JdbiException e) {
            LOG.debug("a connection that failed could not be tidied up", e);
        } finally {
            writer = Optional.empty();
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

    /** Makes the folder of a database if there is none. */
    static void makeFolder(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new UnusableDatabaseException("The folder " + folder + " cannot be made: " + e.getMessage(), e);
        }
    }
}
