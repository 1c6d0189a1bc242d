package heraldo.bot.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.sqlite.SQLiteConfig;

/** Makes a database where there is none. It appears whole or not at all, and only its owner may read it. */
final class NewDatabase {
    private NewDatabase() {}

    /**
     * Makes a database unless there is a file of that name.
     *
     * @throws UnusableDatabaseException if it cannot be made, or if there was one that is gone
     */
    static void at(Path file) {
        if (Files.exists(file)) {
            return;
        }
        demandNever(file);
        Path draft = file.resolveSibling(file.getFileName() + ".new");
        try {
            clear(draft);
            OwnersOnly.file(draft);
            Migrations.run(Sources.working(draft, SQLiteConfig.TransactionMode.IMMEDIATE), file);
            Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
            Snapshot.settle(Folder.of(file));
        } catch (IOException e) {
            throw new UnusableDatabaseException("The database " + file + " cannot be made: " + e.getMessage(), e);
        }
    }

    /** Refuses a database that is not there and has been there. */
    static void demandNever(Path file) {
        if (Sources.hasLog(file)) {
            throw new UnusableDatabaseException("The database " + file + " is gone, and its log " + Sources.log(file)
                    + " is still there: put it back, or restore it from a backup.");
        }
        if (Files.exists(Restoration.draft(file))) {
            throw new UnusableDatabaseException(
                    "The database " + file + " was being restored and is not there yet: restore it again.");
        }
    }

    /** Deletes the remains of a database whose creation was cut short. */
    private static void clear(Path draft) throws IOException {
        Files.deleteIfExists(draft);
        Files.deleteIfExists(Sources.log(draft));
        Files.deleteIfExists(Sources.index(draft));
    }
}
