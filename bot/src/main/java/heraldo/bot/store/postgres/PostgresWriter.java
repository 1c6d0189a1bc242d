package heraldo.bot.store.postgres;

import com.zaxxer.hikari.HikariDataSource;
import heraldo.bot.campaign.model.ClosedBooksException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes acts, each of them after all others of whatever program. If the connection breaks while an act is being committed, the
 * server is asked what came of it.
 */
final class PostgresWriter implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(PostgresWriter.class);

    /** The number of the writers' lock: "heraldo" in letters. No other program should have it in the same database. */
    static final long WRITERS = 0x68_65_72_61_6c_64_6fL;

    /** For so long the server may go on with an act whose program it has lost: then it ends its session. */
    private static final Duration UNDECIDED = Duration.ofSeconds(10);

    private static final Duration PAUSE = Duration.ofMillis(200);

    private static final String BEGIN =
            "SELECT pg_advisory_xact_lock(?) AS alone, CAST(pg_current_xact_id() AS text) AS act";
    private static final String WHAT_BECAME = "SELECT pg_xact_status(CAST(:act AS xid8))";

    private final HikariDataSource pool;
    private final Jdbi way;
    private final Optional<Leases> leases;

    PostgresWriter(PostgresAddress address, Optional<Leases> leases) {
        this.pool = PostgresSources.writers(address);
        this.way = PostgresDialect.to(pool);
        this.leases = leases;
    }

    /**
     * Does an act, in one transaction. If the connection turns out to be lost before it has begun, it is tried with another one.
     *
     * @throws ClosedBooksException if the leases of this program are lost, or if nobody can say what came of the act
     */
    <T> T write(Function<Handle, T> act) {
        AtomicBoolean begun = new AtomicBoolean();
        try {
            return writeOnce(act, begun);
        } catch (RuntimeException e) {
            if (begun.get() || !PostgresFault.lost(e)) {
                throw e;
            }
            return writeOnce(act, begun);
        }
    }

    private <T> T writeOnce(Function<Handle, T> act, AtomicBoolean begun) {
        AtomicReference<@Nullable Done<T>> finished = new AtomicReference<>();
        try {
            return way.inTransaction(handle -> {
                String number = begin(handle);
                leases.ifPresent(held -> held.demand(handle));
                begun.set(true);
                T answer = act.apply(handle);
                finished.set(new Done<>(number, answer));
                return answer;
            });
        } catch (RuntimeException e) {
            Done<T> done = finished.get();
            if (done == null || !PostgresFault.lost(e)) {
                throw e;
            }
            return answer(done, e);
        }
    }

    private static String begin(Handle handle) {
        return handle.createQuery(BEGIN)
                .bind(0, WRITERS)
                .map((row, context) -> row.getString("act"))
                .one();
    }

    /** An act that is done, and that the server may have committed under this number. */
    private record Done<T>(String number, T answer) {}

    private <T> T answer(Done<T> done, RuntimeException failure) {
        long since = System.nanoTime();
        String became = whatBecame(done.number());
        while (!became.equals("committed") && !became.equals("aborted")) {
            if (System.nanoTime() - since > UNDECIDED.toNanos() || !rested()) {
                LOG.error("The connection broke off a commit, and the server cannot be asked what became of it.");
                throw new ClosedBooksException("unsure");
            }
            became = whatBecame(done.number());
        }
        if (became.equals("aborted")) {
            throw failure;
        }
        return done.answer();
    }

    /** In the server's words; empty if it does not answer. */
    private String whatBecame(String number) {
        try {
            return way.withHandle(handle -> handle.createQuery(WHAT_BECAME)
                            .bind("act", number)
                            .mapTo(String.class)
                            .findOne())
                    .orElse("");
        } catch (RuntimeException e) {
            LOG.debug("not known yet: {}", e.getClass().getName());
            return "";
        }
    }

    private static boolean rested() {
        try {
            Thread.sleep(PAUSE);
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    @Override
    public void close() {
        pool.close();
    }
}
