package heraldo.bot.store;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes the backups of an open database. Not more than one in ten seconds, and none before ten times as long has gone by as
 * the last one took: where turns end all the time, backups may cost a tenth of it. What goes wrong is told to the host and
 * to nobody else.
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
