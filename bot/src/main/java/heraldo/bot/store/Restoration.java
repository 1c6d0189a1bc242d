package heraldo.bot.store;

import heraldo.bot.campaign.book.Ledger;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * Puts a copy in the place of a database. The copy is verified and prepared beside the database before anything is moved;
 * what was there is kept under another name.
 *
 * @param held how many campaigns were told
 * @param replaced where the replaced database is now; empty if there was none
 */
public record Restoration(int held, Optional<Path> replaced) {
    private static final String DRAFT = ".restored";
    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("uuuuMMdd'T'HHmmss'Z'", Locale.ROOT).withZone(ZoneOffset.UTC);

    /**
     * Restores a database; makes its folder where there is none.
     *
     * @param copy a backup, or another copy of a database; stays as it is
     * @param tell tells the campaigns in it that they were restored; answers how many these are
     * @throws UnusableDatabaseException if the program runs on the database, or the copy cannot be used; nothing was changed then
     */
    @SuppressWarnings("try") // The lock is held, not looked at.
    public static Restoration of(Path copy, Path database, ToIntFunction<Ledger> tell, Instant now) {
        demandOther(copy, database);
        demandSound(copy);
        SqliteLedger.makeFolder(database);
        try (DatabaseLock lock = DatabaseLock.on(database)) {
            Path draft = draft(database);
            int held = prepare(copy, draft, tell);
            Optional<Path> replaced = setAside(database, now);
            Files.move(draft, database, StandardCopyOption.ATOMIC_MOVE);
            Snapshot.settle(Folder.of(database));
            return new Restoration(held, replaced);
        } catch (IOException e) {
            throw new UnusableDatabaseException(
                    "The database " + database + " cannot be replaced: " + e.getMessage(), e);
        }
    }

    /** The copy on its way, which stands beside a database while that is being replaced. */
    static Path draft(Path database) {
        return database.resolveSibling(database.getFileName() + DRAFT);
    }

    private static void demandOther(Path copy, Path database) {
        try {
            if (Files.exists(copy) && Files.exists(database) && Files.isSameFile(copy, database)) {
                throw new UnusableDatabaseException(copy + " is the database itself: name a backup of it.");
            }
        } catch (IOException e) {
            throw new UnusableDatabaseException("The file " + copy + " cannot be read: " + e.getMessage(), e);
        }
    }

    private static void demandSound(Path copy) {
        try {
            Inspection.of(copy);
        } catch (UnusableDatabaseException e) {
            throw new UnusableDatabaseException(e.getMessage() + " Name another backup; nothing was replaced.", e);
        }
    }

    private static int prepare(Path copy, Path draft, ToIntFunction<Ledger> tell) throws IOException {
        Files.deleteIfExists(draft);
        Snapshot.of(copy, draft);
        try (SqliteLedger ledger = SqliteLedger.open(draft)) {
            return tell.applyAsInt(ledger);
        } finally {
            Files.deleteIfExists(DatabaseLock.file(draft));
        }
    }

    /** With its log, in which the latest of it may stand. */
    private static Optional<Path> setAside(Path database, Instant now) throws IOException {
        Path aside = database.resolveSibling(database.getFileName() + ".replaced-" + STAMP.format(now));
        boolean there = Files.exists(database);
        if (there) {
            Files.move(database, aside);
        }
        if (Sources.hasLog(database)) {
            Files.move(Sources.log(database), Sources.log(aside));
        }
        Files.deleteIfExists(Sources.log(database));
        Files.deleteIfExists(Sources.index(database));
        return there ? Optional.of(aside) : Optional.empty();
    }
}
