package heraldo.bot.store;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes the backups of an open database. At most one in ten seconds, and none until ten times the duration of the last one has
 * passed: even if turns end all the time, backups cost at most a tenth of it. Failures are reported to the host only.
 */
final class Copyist {
    private static final Logger LOG = LoggerFactory.getLogger(Copyist.class);
    private static final Duration LEAST_PAUSE = Duration.ofSeconds(10);
    private static final int SHARE = 10;

    private final Path database;
    private final BackupShelf shelf;
    private Instant last = Instant.MIN;
    private Instant next = Instant.MIN;

    Copyist(Path database, BackupShelf shelf) {
        this.database = database;
        this.shelf = shelf;
    }

    /** Makes a backup, unless the last one is too fresh. */
    synchronized void copy(Instant now) {
        // A clock that was set back must not keep backups from being made.
        if (now.isBefore(next) && !now.isBefore(last)) {
            return;
        }
        long begin = System.nanoTime();
        try {
            Inspection made = shelf.add(database, now);
            LOG.debug("backup {}", made.file());
        } catch (RuntimeException e) {
            LOG.error("{}. The turns go on without it.", e.getMessage());
        }
        Duration took = Duration.ofNanos(System.nanoTime() - begin);
        last = now;
        next = now.plus(took.multipliedBy(SHARE).compareTo(LEAST_PAUSE) > 0 ? took.multipliedBy(SHARE) : LEAST_PAUSE);
    }
}
