package heraldo.bot.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes the backups of an open database: none if nothing has been written since the last one, at most one in half an hour, and
 * none until ten times the duration of the last one has passed. It reads beside the writer, so that nobody waits for it.
 * Failures are reported to the host only.
 */
final class Copyist {
    private static final Logger LOG = LoggerFactory.getLogger(Copyist.class);
    private static final Duration LEAST_PAUSE = Duration.ofMinutes(30);
    private static final int SHARE = 10;

    private final Path database;
    private final BackupShelf shelf;
    private volatile boolean outdated;
    private boolean closed;
    private Instant last = Instant.MIN;
    private Instant next = Instant.MIN;

    Copyist(Path database, BackupShelf shelf) {
        this.database = database;
        this.shelf = shelf;
    }

    /** Something has been written that the last backup does not have. */
    void outdate() {
        outdated = true;
    }

    /** Makes a backup, unless the last one still holds everything or is too fresh. */
    synchronized void copy(Instant now) {
        // A clock that was set back must not keep backups from being made.
        boolean fresh = now.isBefore(next) && !now.isBefore(last);
        if (closed || !outdated || fresh) {
            return;
        }
        outdated = false;
        long begin = System.nanoTime();
        make(now);
        Duration pause = Duration.ofNanos(System.nanoTime() - begin).multipliedBy(SHARE);
        last = now;
        next = now.plus(pause.compareTo(LEAST_PAUSE) > 0 ? pause : LEAST_PAUSE);
    }

    /** Makes a backup of what an earlier version of the program wrote; its time is that of the last change. */
    synchronized void copyBeforeMigration() {
        try {
            make(Files.getLastModifiedTime(database).toInstant());
        } catch (IOException e) {
            LOG.error("There is no backup from before the update: {}", e.getMessage());
        }
    }

    private void make(Instant now) {
        try {
            Inspection made = shelf.add(database, now);
            LOG.debug("backup {}", made.file());
        } catch (RuntimeException e) {
            outdated = true;
            LOG.error("{}. The turns go on without it.", e.getMessage());
        }
    }

    /** Waits for the backup at hand; none is made any more. */
    synchronized void close() {
        closed = true;
    }
}
