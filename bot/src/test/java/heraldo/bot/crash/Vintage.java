package heraldo.bot.crash;

import heraldo.bot.store.OlderForm;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;

/** Puts the books of a program that does not run back into the form in which an earlier version would have left them. */
final class Vintage {
    /** How many steps lead from the first form to that of today. */
    static final int STEPS = OlderForm.steps();

    /** The first version in which a turn could be taken back, and which knew in what turn a game master acted. */
    private static final int TAKING_BACK = 4;

    private Vintage() {}

    /**
     * Writes the books anew, as the first version did that could have.
     *
     * @param modern whether something in them was not known to the first version of all
     */
    static void of(Path database, boolean modern) {
        int version = modern ? TAKING_BACK : 1;
        Path old = database.resolveSibling("older.db");
        try {
            OlderForm.write(version, database, old, Duration.ZERO);
            for (String part : new String[] {"-wal", "-shm"}) {
                Files.deleteIfExists(database.resolveSibling(database.getFileName() + part));
            }
            Files.move(old, database, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
