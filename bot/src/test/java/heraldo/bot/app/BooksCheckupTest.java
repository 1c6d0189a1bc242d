package heraldo.bot.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heraldo.bot.campaign.Tavern;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the doctor finds in the books, also while the bot runs. */
class BooksCheckupTest {
    @TempDir
    private Path folder;

    private List<Finding> findings(Instant now) {
        return new BooksCheckup(folder.resolve("heraldo.db"), now).all();
    }

    @Test
    void postsThatWaitAndCampaignsThatDoNotGoOnAreTold() {
        assertEquals(List.of(), findings(Instant.EPOCH));
        try (Tavern tavern = new Tavern(folder)) {
            tavern.running();
            Instant now = tavern.clock.instant();
            tavern.office.gameMaster().pause(tavern.by(Tavern.GM));
            Finding waiting = findings(now.plus(Duration.ofHours(2))).get(0);
            assertEquals(Finding.Verdict.NOTE, waiting.verdict());
            assertTrue(waiting.sentence().matches("posts that wait: [1-9].*, the oldest since .*"), waiting.sentence());
            assertEquals(Finding.Verdict.OK, findings(now.plusSeconds(5)).get(0).verdict());
            Finding held = findings(now).get(1);
            assertEquals(Finding.Verdict.NOTE, held.verdict());
            assertTrue(held.sentence().startsWith("turn 1 of \"Molino\""), held.sentence());
            assertTrue(held.sentence().contains("is held (paused)"), held.sentence());
        }
        Jdbi.create("jdbc:sqlite:" + folder.resolve("heraldo.db")).useHandle(handle -> {
            handle.execute("UPDATE turn SET status = 'CRASHED'");
            handle.execute("UPDATE outbox SET done = 1");
            handle.execute("PRAGMA user_version = 0");
        });
        List<Finding> findings = findings(Instant.EPOCH);
        assertEquals("nothing waits to be posted", findings.get(0).sentence());
        assertEquals(Finding.Verdict.FAIL, findings.get(1).verdict());
        assertTrue(
                findings.get(1).sentence().contains("has crashed"),
                findings.get(1).sentence());
    }
}
