package heraldo.bot.campaign;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A test that plays in a tavern of its own. */
public abstract class InTavern {
    /** When the first turn of the mill ends: today at 20:00 in Madrid. */
    protected static final Instant EIGHT = Instant.parse("2026-11-20T19:00:00Z");

    protected static final Duration DAY = Duration.ofDays(1);

    @TempDir
    protected Path folder;

    protected Tavern tavern;

    @BeforeEach
    final void openTavern() {
        tavern = new Tavern(folder);
    }

    @AfterEach
    final void closeTavern() {
        tavern.close();
    }
}
