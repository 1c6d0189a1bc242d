package heraldo.bot.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/**
 * The result of inspecting a database file. An inspection writes nothing, whatever the file holds.
 *
 * @param current whether it has the form of this version of the program; otherwise it is brought to it when it is opened
 * @param running number of campaigns under way
 * @param entries number of posts ever put into the outbox; grows with all that happens
 * @param latest time at which the latest of them was written; empty if there is none
 */
public record Inspection(Path file, boolean current, int running, long entries, Optional<Instant> latest) {
    /** Later ones have been written later, but for what a clock that was set did among the last of them. */
    private static final String NEWEST = "SELECT written FROM outbox ORDER BY id DESC LIMIT 1000";

    /**
     * Loads the library of SQLite for the database in a folder, which need not be there yet.
     *
     * @throws UnusableDatabaseException if nothing may be run where it is put
     */
    public static void demandLibrary(Path folder) {
        NativePart.ready(Optional.of(folder));
    }

    /**
     * Looks at a file that no program has open.
     *
     * @throws UnusableDatabaseException if it is missing, damaged, somebody else's, or written by a newer program
     */
    public static Inspection of(Path file) {
        return look(file, !Sources.hasLog(file));
    }

    /**
     * Looks at a file that a running program may be writing.
     *
     * @throws UnusableDatabaseException as {@link #of}
     */
    public static Inspection ofOpen(Path file) {
        return look(file, false);
    }

    /**
     * Looks at a file as it is, in use or not.
     *
     * @return empty if there is none yet
     * @throws UnusableDatabaseException as {@link #of}, or if there was one that is gone
     */
    public static Optional<Inspection> asItIs(Path file) {
        if (!Files.exists(file)) {
            NewDatabase.demandNever(file);
            return Optional.empty();
        }
        return Optional.of(SqliteLedger.inUse(file) ? ofOpen(file) : of(file));
    }

    private static Inspection look(Path file, boolean still) {
        demandThere(file);
        try {
            return Statements.to(Sources.reading(file, still)).withHandle(handle -> {
                Inspection found = look(handle, file);
                if (still) {
                    demandWhole(handle, file);
                }
                return found;
            });
        } catch (UnusableDatabaseException e) {
            throw e;
        } catch (IOException | RuntimeException e) {
            // Also for values that no program ever wrote.
            throw DatabaseFault.unusable(file, e);
        }
    }

    private static void demandThere(Path file) {
        if (!Files.isRegularFile(file)) {
            throw new UnusableDatabaseException("There is no database " + file + ".");
        }
        if (!Files.isReadable(file)) {
            throw new UnusableDatabaseException("The database " + file + " may not be read by this user.");
        }
        try {
            if (Files.size(file) == 0) {
                throw new UnusableDatabaseException("The database " + file + " is empty, so it is damaged:"
                        + " restore it from a backup, or delete it to begin anew. Nothing was written to it.");
            }
        } catch (IOException e) {
            throw new UnusableDatabaseException("The database " + file + " cannot be read: " + e.getMessage(), e);
        }
    }

    private static Inspection look(Handle handle, Path file) {
        demandSound(handle, file);
        boolean current = SchemaForm.demandKnown(handle, file);
        if (current) {
            Readability.demand(handle);
        }
        return new Inspection(
                file,
                current,
                (int) number(handle, "SELECT count(*) FROM campaign WHERE status = 'RUNNING'"),
                number(handle, "SELECT coalesce(max(id), 0) FROM outbox"),
                handle.createQuery("SELECT max(written) FROM (" + NEWEST + ") AS newest")
                        .mapTo(Long.class)
                        .findOne()
                        .map(Instant::ofEpochMilli));
    }

    /** Every bit is as it was when the file was closed. SQLite takes what is missing of the last page for zeros. */
    private static void demandWhole(Handle handle, Path file) throws IOException {
        long pages = number(handle, "PRAGMA page_count");
        boolean complete = file.toFile().length() == pages * number(handle, "PRAGMA page_size");
        if (!complete || !FileChecksum.fits(file)) {
            throw DatabaseFault.damaged(file);
        }
    }

    private static long number(Handle handle, String query) {
        return handle.createQuery(query).mapTo(Long.class).one();
    }

    private static void demandSound(Handle handle, Path file) {
        String verdict = handle.createQuery("PRAGMA integrity_check(1)")
                .mapTo(String.class)
                .first();
        boolean loose = number(handle, "SELECT count(*) FROM pragma_foreign_key_check") > 0;
        if (!verdict.equals("ok") || loose) {
            throw DatabaseFault.damaged(file);
        }
    }
}
