package heraldo.bot.store.postgres;

import com.zaxxer.hikari.HikariDataSource;
import heraldo.bot.campaign.book.Books;
import heraldo.bot.store.OpenLedger;
import heraldo.bot.store.SqlBooks;
import heraldo.bot.store.Territory;
import heraldo.bot.store.UnusableDatabaseException;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/**
 * The books in a database of a PostgreSQL server. Several programs may have them open.
 *
 * <p>All who write, in whatever program, do so one after another: each act begins by taking one lock of the database, which is
 * given back with the act's commit, its failure or its program's death. So an act sees everything that was written before it,
 * and nobody writes while it decides; what is numbered later is committed later, too. That is what SQLite promises, and what the
 * campaigns rely on (two players on one sheet, the places of a list, the order of posts). The database could find such conflicts
 * by itself (SERIALIZABLE) if every act were free to be done again, but acts draw secrets and tell others what they did.
 * Nor can each campaign have a lock of its own: an act finds out only while it reads which one it is about.
 *
 * <p>Whoever reads does not wait for anybody, and sees everything as it was at one moment.
 */
public final class PostgresLedger implements OpenLedger {
    private static final int READERS = 4;

    private static final String OTHERS = """
        SELECT EXISTS (SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
            AND application_name = current_setting('application_name'))
        """;

    private final PostgresAddress address;
    private final AutoCloseable lock;
    private final Optional<Leases> leases;
    private final HikariDataSource readerPool;
    private final PostgresWriter writer;
    private final Jdbi reader;
    /** Those who write in this program wait here, in the order in which they came, and not each with a connection. */
    private final ReentrantLock writing = new ReentrantLock(true);
    /** The books of the write transaction under way. */
    private Optional<Books> desk = Optional.empty();

    private boolean open = true;
    /** A thread may look into the books of several ledgers, each of which knows its own. */
    @SuppressWarnings("ThreadLocalUsage")
    private final ThreadLocal<Books> looking = new ThreadLocal<>();

    private PostgresLedger(PostgresAddress address, AutoCloseable lock, Optional<Leases> leases) {
        this.address = address;
        this.lock = lock;
        this.leases = leases;
        this.readerPool = PostgresSources.readers(address, READERS);
        this.writer = new PostgresWriter(address, leases);
        this.reader = PostgresDialect.to(readerPool);
    }

    /**
     * Opens a database; gives it its form if it is empty, and updates it if need be.
     *
     * @throws UnusableDatabaseException if it cannot be reached, is somebody else's, or a newer program wrote it
     */
    public static PostgresLedger open(PostgresAddress address) {
        return open(address, () -> {}, Optional.empty());
    }

    /**
     * Opens a database for this program alone: a second one that comes this way is turned away until this one has closed it.
     *
     * @throws UnusableDatabaseException as {@link #open}, or if another program has it
     */
    public static PostgresLedger alone(PostgresAddress address) {
        PostgresLock lock = PostgresLock.on(address);
        try {
            return open(address, lock, Optional.empty());
        } catch (RuntimeException e) {
            lock.close();
            throw e;
        }
    }

    /**
     * Opens a database for a program that serves what it has leased: it is told only what is due there, and can write only as long as
     * its leases stand. They are given back when it is closed.
     *
     * @throws UnusableDatabaseException as {@link #open}
     */
    public static PostgresLedger leased(PostgresAddress address, Leases leases) {
        return open(address, leases, Optional.of(leases));
    }

    private static PostgresLedger open(PostgresAddress address, AutoCloseable lock, Optional<Leases> leases) {
        PostgresForm.settle(address);
        try {
            return new PostgresLedger(address, lock, leases);
        } catch (RuntimeException e) {
            throw PostgresFault.unusable(address, e);
        }
    }

    /** Returns whether another program has a database open at this moment, to write in it or to read. */
    public static boolean inUse(PostgresAddress address) {
        try {
            return PostgresDialect.to(PostgresSources.single(address))
                    .withHandle(handle ->
                            handle.createQuery(OTHERS).mapTo(Boolean.class).one());
        } catch (JdbiException e) {
            throw PostgresFault.unusable(address, e);
        }
    }

    /** An act within an act is part of it. */
    @Override
    public <T> T write(Function<Books, T> act) {
        writing.lock();
        try {
            if (!open) {
                throw new IllegalStateException("the books are closed");
            }
            return desk.isPresent() ? act.apply(desk.get()) : writer.write(handle -> write(handle, act));
        } catch (RuntimeException e) {
            throw PostgresFault.closed(address, e);
        } finally {
            writing.unlock();
        }
    }

    private <T> T write(Handle handle, Function<Books, T> act) {
        try {
            Books books = books(handle);
            desk = Optional.of(books);
            return act.apply(books);
        } finally {
            desk = Optional.empty();
        }
    }

    private Books books(Handle handle) {
        return SqlBooks.alone(
                handle, new PostgresDialect(), leases.map(Leases::territory).orElse(Territory.ALL));
    }

    /** Reads once in books that tell what is due in one territory, whatever is leased. */
    public <T> T read(Territory territory, Function<Books, T> look) {
        return readAnew(handle -> look.apply(SqlBooks.alone(handle, new PostgresDialect(), territory)));
    }

    /** A look within a look sees the same books: waiting for a second reader, many would wait for each other for ever. */
    @Override
    public <T> T read(Function<Books, T> look) {
        Books before = looking.get();
        return before == null ? readAnew(handle -> read(handle, look)) : look.apply(before);
    }

    /** Looking changes nothing: if the connection turns out to be lost, it is done again with a new one. */
    private <T> T readAnew(Function<Handle, T> look) {
        try {
            return reader.inTransaction(look::apply);
        } catch (RuntimeException e) {
            if (!PostgresFault.lost(e)) {
                throw PostgresFault.closed(address, e);
            }
        }
        // What cut one connection has probably cut all of them, and those used just now are given out untested.
        readerPool.getHikariPoolMXBean().softEvictConnections();
        try {
            return reader.inTransaction(look::apply);
        } catch (RuntimeException e) {
            throw PostgresFault.closed(address, e);
        }
    }

    private <T> T read(Handle handle, Function<Books, T> look) {
        Books books = books(handle);
        looking.set(books);
        try {
            return look.apply(books);
        } finally {
            looking.remove();
        }
    }

    @Override
    public void close() {
        writing.lock();
        // Whoever is in a hurry waits for those who write or read all the same: they are soon done.
        boolean hurry = Thread.interrupted();
        try {
            open = false;
            readerPool.close();
            writer.close();
            lock.close();
        } catch (Exception e) {
            throw new IllegalStateException("the lock of the books cannot be given back", e);
        } finally {
            if (hurry) {
                Thread.currentThread().interrupt();
            }
            writing.unlock();
        }
    }
}
