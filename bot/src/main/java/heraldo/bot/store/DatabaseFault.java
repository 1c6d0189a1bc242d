package heraldo.bot.store;

import heraldo.bot.campaign.model.ClosedBooksException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** A fault of a database file, with its reports: in full to the host, in one sentence to the acting user. */
enum DatabaseFault {
    FULL(
            "full",
            "there is no room left on its disk",
            "There is no room left for the database %s: make room on its disk."),
    LOCKED(
            "busy",
            "the database is locked by another program",
            "The database %s is locked by another program: close that one."),
    CLOSED(
            "closed",
            "it may not be written there, or the database may not be read",
            "The database %s cannot be written: give the user who runs Heraldo the right to write it and its folder."),
    DAMAGED(
            "closed",
            "the database is damaged",
            "The database %s is damaged, or another program changed it: restore it from a backup. Nothing was written to it."),
    BROKEN(
            "closed",
            "a disk fails, or has no room left",
            "The disk of the database %s fails: look after it, and after your backups.");

    private static final Logger LOG = LoggerFactory.getLogger(DatabaseFault.class);
    /** The lowest byte of a code is the kind of error; the others say more. */
    private static final int KIND = 0xff;

    private final String code;
    private final String noCopy;
    private final String sentence;

    DatabaseFault(String code, String noCopy, String sentence) {
        this.code = code;
        this.noCopy = noCopy;
        this.sentence = sentence;
    }

    /** Returns the fault of the file that SQLite reported; empty if the error was about a statement. */
    static Optional<DatabaseFault> of(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLiteException complaint) {
                return of(complaint.getResultCode());
            }
        }
        return Optional.empty();
    }

    private static Optional<DatabaseFault> of(SQLiteErrorCode code) {
        return Optional.ofNullable(
                switch (SQLiteErrorCode.getErrorCode(code.code & KIND)) {
                    case SQLITE_FULL -> FULL;
                    case SQLITE_BUSY, SQLITE_LOCKED -> LOCKED;
                    case SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH -> CLOSED;
                    case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT -> DAMAGED;
                    case SQLITE_IOERR -> BROKEN;
                    default -> null;
                });
    }

    /** Returns the exception for a file that cannot be opened; an unknown fault counts as damage. */
    static UnusableDatabaseException unusable(Path file, Exception failure) {
        return of(failure).orElse(DAMAGED).about(file, failure);
    }

    /** Returns the exception for a file that is not as this program or SQLite left it. */
    static UnusableDatabaseException damaged(Path file) {
        return DAMAGED.about(file, null);
    }

    /** Returns the reason for a failed copy, as the end of a sentence. */
    String noCopy() {
        return noCopy;
    }

    UnusableDatabaseException about(Path file, @Nullable Exception failure) {
        return new UnusableDatabaseException(sentence.formatted(file), failure);
    }

    /**
     * Reports a fault of the file to the host and returns the exception for the act that failed. Returns a failure of the act
     * itself unchanged.
     */
    static RuntimeException closed(Path file, RuntimeException failure) {
        Optional<DatabaseFault> trouble = of(failure);
        trouble.ifPresent(found -> LOG.error("{}", found.sentence.formatted(file)));
        return trouble.<RuntimeException>map(found -> new ClosedBooksException(found.code))
                .orElse(failure);
    }
}
